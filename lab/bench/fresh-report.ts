import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { MARKER, median } from './load.ts';
import { startBenchSite } from './site.ts';

const LATENCY_MS = 300;
/** `_make`, then one poll of a complete report: no register needs more calls in a row. */
const LONGEST_CHAIN = 2;
/** VINs that have not been asked about; all are Ladas invented by the sandbox. */
const VINS = Array.from({ length: 7 }, (_, index) => `XTAGFL110KY20${String(1000 + index)}`);

/** Ten checks of a fresh VIN at once: wall time in ms beside the longest chain of supplier calls. */
export type FreshReport = {
	readonly wallMs: number;
	readonly chainMs: number;
	readonly ratio: number;
};

async function askTen(url: string, vin: string): Promise<number> {
	const started = performance.now();
	const states = await Promise.all(
		SECTIONS.map(async (section) => {
			const reply = await fetch(url + pathOf(sectionRoute(section), { vin, token: 'off' }), {
				headers: MARKER,
			});
			return ((await reply.json()) as { meta: { state: string } }).meta.state;
		}),
	);
	const silent = states.filter((state) => !['found', 'clear', 'partial'].includes(state));
	if (silent.length > 0) throw new Error(`a fresh report has no answer in: ${silent.join(', ')}`);
	return performance.now() - started;
}

/** Measures ten checks of seven fresh VINs, one VIN after another, each supplier call taking 300 ms. */
export async function measureFreshReport(): Promise<FreshReport> {
	await using site = await startBenchSite({ sandbox: { latencyMs: LATENCY_MS } });
	const walls: number[] = [];
	for (const vin of VINS) walls.push(await askTen(site.url, vin));
	const wallMs = median(walls);
	const chainMs = LONGEST_CHAIN * LATENCY_MS;
	return { wallMs, chainMs, ratio: wallMs / chainMs };
}
