import { parseCookie } from 'cookie';

/**
 * What a cookie of ours is called: over https with the prefix `__Host-`, under which browsers take one from
 * this very host only, so that no neighbouring subdomain can plant it. Over plain http they would refuse the
 * prefix.
 */
export function hostCookieName(name: string, siteUrl: string): string {
	return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** The header that sets such a cookie for so many seconds; 0 takes it away. */
export function hostCookie(name: string, value: string, seconds: number, siteUrl: string): string {
	const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
	const whole = `${hostCookieName(name, siteUrl)}=${value}`;
	return `${whole}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of such a cookie in a request's `Cookie`; null where it carries none. */
export function readHostCookie(cookies: string | undefined, name: string, siteUrl: string): string | null {
	return parseCookie(cookies ?? '')[hostCookieName(name, siteUrl)] ?? null;
}
