import Text from '../../content/documents/terms.mdx';
import { useSettings } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { appNeeds } from './app-needs.ts';
import { DocumentPage } from './document-page.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /terms_of_use.html */
export default function Terms() {
	const { siteOwner, links } = useSettings();
	return (
		<>
			<Head
				title="Условия использования приложения"
				description="На каких условиях можно пользоваться приложением и сайтом, что они обещают и чего не обещают."
			/>
			<DocumentPage title="Условия использования приложения">
				<Text siteOwner={siteOwner.name} email={siteOwner.email} needs={appNeeds(links)} />
			</DocumentPage>
		</>
	);
}
