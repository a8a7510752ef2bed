import { useLocation } from 'react-router';
import { BRAND } from '../brand.ts';
import { useOptionalSettings } from '../site.ts';

export type HeadProps = {
	title: string;
	description: string;
	/** False keeps the page out of search engines. */
	index?: boolean;
};

/** Title, description and canonical address of a page; React lifts them into the head. */
export function Head({ title, description, index = true }: HeadProps) {
	const { pathname } = useLocation();
	const siteUrl = useOptionalSettings()?.siteUrl.replace(/\/$/, '');
	return (
		<>
			<title>{`${title} — ${BRAND}`}</title>
			<meta name="description" content={description} />
			{index && siteUrl !== undefined && <link rel="canonical" href={`${siteUrl}${pathname}`} />}
			{!index && <meta name="robots" content="noindex" />}
		</>
	);
}
