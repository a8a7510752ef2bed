import autocannon from 'autocannon';

/** A round of load: replies and bytes a second, 99th percentile in ms, replies other than 200. */
export type Round = {
	readonly perSecond: number;
	readonly bytesPerSecond: number;
	readonly p99: number;
	readonly failed: number;
};

/** The header that every call of our API carries. */
export const MARKER = { 'X-Requested-With': 'XMLHttpRequest' };

/** In a path: another text for each request, so that each has an address of its own. */
export const OWN_TEXT = '[<id>]';

type Headers = Readonly<Record<string, string>>;

/** Asks one address over and over for some seconds over 32 kept connections. */
export function load(url: string, seconds: number, headers: Headers = MARKER): Promise<Round> {
	return loadPaths(url, [''], seconds, headers);
}

/** Asks a server's addresses in turn for some seconds over 32 kept connections. */
export async function loadPaths(
	url: string,
	paths: readonly string[],
	seconds: number,
	headers: Headers = MARKER,
): Promise<Round> {
	const base = new URL(url);
	const result = await autocannon({
		url: base.origin,
		duration: seconds,
		connections: 32,
		headers,
		requests: paths.map((path) => ({ path: path || base.pathname + base.search })),
		// Only where it is wanted: the load has to write each request by itself then.
		idReplacement: url.includes(OWN_TEXT),
	});
	return {
		perSecond: result.requests.average,
		bytesPerSecond: result.throughput.average,
		p99: result.latency.p99,
		failed: result.non2xx + result.errors + result.timeouts,
	};
}

/** The middle of an odd number of measurements. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that so large a part (0…1) of all stays at or below. */
export function percentile(values: readonly number[], part: number): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
