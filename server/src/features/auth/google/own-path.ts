const PATH_AT_MOST = 1000;
/** Browsers read `//host` and `/\host` as another host, and drop tabs and line ends before they do. */
const OWN = /^\/(?![/\\])[^\p{C}\\]*$/u;

/** A path of our own site, normalised; null for everything else. */
export function ownPath(text: string | undefined, siteUrl: string): string | null {
	if (text === undefined || text.length > PATH_AT_MOST || !OWN.test(text)) return null;
	if (!URL.canParse(text, siteUrl)) return null;
	const { origin, pathname, search } = new URL(text, siteUrl);
	// Once more: `/..//host` is a path of ours that becomes `//host`.
	return origin === new URL(siteUrl).origin && OWN.test(pathname) ? pathname + search : null;
}
