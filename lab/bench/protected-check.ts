import { solveMany } from '@avtosverka/harness/solve';
import pLimit from 'p-limit';
import { MARKER } from './load.ts';
import { startBenchSite } from './site.ts';

const VIN = 'XTA21144094786239';
const VALUES = 300;
const AT_ONCE = 16;

/** Cached checks with ready ALTCHA values: replies a second, the 99th percentile, ms to solve one. */
export type ProtectedCheck = {
	readonly perSecond: number;
	readonly p99: number;
	readonly solveMs: number;
	readonly values: number;
};

/** Spends each value once, sixteen requests at a time. */
async function spend(url: string, cookie: string, values: readonly string[]): Promise<number[]> {
	return await pLimit(AT_ONCE).map(values, async (value) => {
		const started = performance.now();
		const reply = await fetch(`${url}/v1/gibdd/${VIN}/dtp/${value}`, { headers: { ...MARKER, cookie } });
		await reply.arrayBuffer();
		if (reply.status !== 200) throw new Error(`a solved value was answered ${reply.status}`);
		return performance.now() - started;
	});
}

/** Measures kept checks whose bot-protection values were solved beforehand. */
export async function measureProtectedCheck(): Promise<ProtectedCheck> {
	await using site = await startBenchSite({ settings: { BOT_PROTECTION: 'altcha' } });
	const { cookie, values, solveMs } = await solveMany(site.url, 'check', VALUES + 1);
	await spend(site.url, cookie, values.slice(0, 1));
	const started = performance.now();
	const times = (await spend(site.url, cookie, values.slice(1))).sort((one, other) => one - other);
	const seconds = (performance.now() - started) / 1000;
	return {
		perSecond: VALUES / seconds,
		p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
		solveMs,
		values: VALUES,
	};
}
