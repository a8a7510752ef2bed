import { takesToken } from '@avtosverka/contract/token-in-address';
import { BARE_POLICY } from '../replies/content-policy.ts';

const PARAMETER = 'token';
/** What may be one of our tokens; nothing else is worth carrying on. */
const SHAPE = /^[\w-]{20,256}$/;

/** For a reply with a person's token in its `Location`: no caching, no referrer. */
export const HIDING_HEADERS = {
	'cache-control': 'no-store',
	'referrer-policy': 'no-referrer',
	'content-security-policy': BARE_POLICY,
} as const;

function nameOf(pair: string): string | undefined {
	return new URLSearchParams(pair).keys().next().value;
}

/**
 * Where a page's address with a token in its query leads: the same path on our own host, all other parameters
 * as they stood, and the token in the fragment, which no server, log or Referer ever sees. On a page that
 * takes no token, where a link could sign people in behind their backs, it is dropped, and so is one of
 * another shape. Null for an address without one.
 */
export function withTokenHidden(url: URL): string | null {
	const token = url.searchParams.get(PARAMETER);
	if (token === null) return null;
	// Two slashes at the beginning would be another host to a browser.
	const path = url.pathname.replace(/^[/\\]+/, '/');
	const pairs = url.search.slice(1).split('&');
	const others = pairs.filter((pair) => nameOf(pair) !== PARAMETER).join('&');
	const query = others === '' ? '' : `?${others}`;
	return SHAPE.test(token) && takesToken(path) ? `${path}${query}#${PARAMETER}=${token}` : path + query;
}
