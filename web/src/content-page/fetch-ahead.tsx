import { PAGES } from '@avtosverka/contract/pages';
import { useNonce } from '../nonce.ts';

/**
 * Pages that are only read are fetched when a pointer rests on a link to them (Speculation Rules, WICG), and
 * from one of them the home page too: an application opens that by itself.
 */
function rules(fromContent: boolean): string {
	const content = PAGES.filter(({ runs, path }) => runs === 'content' && path !== '/*');
	const where = { href_matches: [...(fromContent ? ['/'] : []), ...content.map(({ path }) => path)] };
	return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** What a browser may fetch ahead. Only the server writes it. */
export function FetchAhead({ fromContent }: { fromContent: boolean }) {
	return (
		<script
			type="speculationrules"
			nonce={useNonce()}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; a child would be escaped
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? rules(fromContent) : '' }}
		/>
	);
}
