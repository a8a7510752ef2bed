import { PAGES } from '@avtosverka/contract/pages';
import { useNonce } from '../nonce.ts';
// The bundler's way to a script of its own, outside the application; nothing runs it as a worker.
import script from './content-page.ts?worker&url';

/** Pages that are only read are fetched when a pointer rests on a link to them (Speculation Rules, WICG). */
const RULES = JSON.stringify({
	prefetch: [
		{
			where: {
				href_matches: PAGES.filter(({ runs, path }) => runs === 'content' && path !== '/*').map(
					({ path }) => path,
				),
			},
			eagerness: 'moderate',
		},
	],
});

/** The one script of a page in which no application starts, and what its browser may fetch ahead. */
export function ContentScripts() {
	const nonce = useNonce();
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; as a child it would be
			    escaped */}
			<script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: RULES }} />
			<script type="module" nonce={nonce} src={script} />
		</>
	);
}
