import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What of a request decides whether its sender may read the metrics. */
export type Reader = {
	/** The other end of the connection itself, whatever proxies say. */
	readonly socketAddress: string | undefined;
	readonly headers: IncomingHttpHeaders;
};

/** A proxy on this machine connects from loopback too, but it says for whom: that one may be anybody. */
const SAID_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** With a token whoever knows it, from anywhere; without one, who asks on this machine with no proxy between. */
export function mayReadMetrics({ socketAddress, headers }: Reader, token: string | null): boolean {
	if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
	return isLoopback(socketAddress ?? '') && SAID_BY_PROXIES.every((name) => headers[name] === undefined);
}

function isLoopback(address: string): boolean {
	return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

/** Takes as long for a wrong text as for a right one. */
function isSame(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}
