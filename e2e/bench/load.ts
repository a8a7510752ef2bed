import autocannon from 'autocannon';

/** What one round of load gave: replies a second, the 99th percentile in ms, and how many replies were not 200. */
export type Round = { readonly perSecond: number; readonly p99: number; readonly failed: number };

/** The header that every call of our API carries. */
export const MARKER = { 'X-Requested-With': 'XMLHttpRequest' };

/** Asks one address over and over for some seconds over 32 kept connections. */
export async function load(
	url: string,
	seconds: number,
	headers: Record<string, string> = {},
): Promise<Round> {
	const result = await autocannon({
		url,
		duration: seconds,
		connections: 32,
		headers: { ...MARKER, ...headers },
	});
	return {
		perSecond: result.requests.average,
		p99: result.latency.p99,
		failed: result.non2xx + result.errors + result.timeouts,
	};
}

/** The middle of an odd number of measurements. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
