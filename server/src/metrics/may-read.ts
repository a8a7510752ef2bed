import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

/** What of a request decides whether its sender may read the metrics. */
export type MetricsReader = {
	/** The other end of the connection itself, not what proxies report. */
	readonly socketAddress: string | undefined;
	readonly headers: IncomingHttpHeaders;
};

/** A proxy on this machine connects from loopback too, but it says for whom: that one may be anybody. */
const SAID_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** What of the settings decides it. */
export type MetricsSettings = Pick<Config, 'metricsToken' | 'siteUrl' | 'trustProxy'>;

/**
 * With a token anyone who knows it, from anywhere. Without one, who asks on this machine, while the site
 * itself is for this machine alone: a public one stands behind a proxy, and one on the same machine need
 * not say for whom it asks.
 */
export function mayReadMetrics(
	{ socketAddress, headers }: MetricsReader,
	settings: MetricsSettings,
): boolean {
	const { metricsToken: token, siteUrl, trustProxy } = settings;
	if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
	if (trustProxy !== null || !isOwnMachine(siteUrl)) return false;
	return isLoopback(socketAddress ?? '') && SAID_BY_PROXIES.every((name) => headers[name] === undefined);
}

function isLoopback(address: string): boolean {
	return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

function isOwnMachine(siteUrl: string): boolean {
	const { hostname } = new URL(siteUrl);
	return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/** Takes as long for a wrong text as for a right one. */
function isSame(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}
