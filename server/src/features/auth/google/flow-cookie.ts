import type { IncomingHttpHeaders } from 'node:http';

const LASTS_SECONDS = 10 * 60;

/** Over https browsers take a `__Host-` cookie from this very host only: no neighbouring subdomain can plant one. */
function nameFor(siteUrl: string): string {
	return siteUrl.startsWith('https:') ? '__Host-google-sign-in' : 'google-sign-in';
}

function cookie(value: string, seconds: number, siteUrl: string): string {
	const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
	// The callback and the call share no path but the root.
	return `${nameFor(siteUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Carries a sealed flow: it comes along when the provider sends the browser back. */
export function flowCookie(sealed: string, siteUrl: string): string {
	return cookie(sealed, LASTS_SECONDS, siteUrl);
}

/** Takes it away. */
export function noFlowCookie(siteUrl: string): string {
	return cookie('', 0, siteUrl);
}

/** The sealed flow that a request carries; empty for none. */
export function readFlowCookie({ cookie: cookies = '' }: IncomingHttpHeaders, siteUrl: string): string {
	const start = `${nameFor(siteUrl)}=`;
	const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(start));
	return found?.slice(start.length) ?? '';
}
