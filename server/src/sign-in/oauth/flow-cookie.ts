import type { IncomingHttpHeaders } from 'node:http';
import { hostCookie, readHostCookie } from '../../http/guards/host-cookie.ts';

const COOKIE = 'oauth-sign-in';
const LASTS_SECONDS = 10 * 60;

/** Carries an encrypted flow: it comes along when the provider sends the browser back. */
export function flowCookie(ciphertext: string, siteUrl: string): string {
	return hostCookie(COOKIE, ciphertext, LASTS_SECONDS, siteUrl);
}

/** Takes it away. */
export function noFlowCookie(siteUrl: string): string {
	return hostCookie(COOKIE, '', 0, siteUrl);
}

/** The encrypted flow that a request carries; empty for none. */
export function readFlowCookie({ cookie }: IncomingHttpHeaders, siteUrl: string): string {
	return readHostCookie(cookie, COOKIE, siteUrl) ?? '';
}
