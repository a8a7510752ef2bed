import { MARKER } from './load.ts';
import { type Comparison, compareWithBare } from './measured-load.ts';
import { startBenchSite } from './site.ts';

const VIN = 'XTA21144094786239';

/** Measures the kept check over `/v1` with bot protection off. */
export async function measureCachedCheck(): Promise<Comparison> {
	await using site = await startBenchSite();
	const path = `/v1/gibdd/${VIN}/dtp/off`;
	const body = Buffer.from(await keep(site.url + path));
	return await compareWithBare(site.servers[0], { path, body, seconds: 5, rounds: 5, warmingSeconds: 2 });
}

/** Asks a check until its answer is a kept one, and gives that reply's bytes. */
async function keep(url: string): Promise<string> {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		const reply = await fetch(url, { headers: MARKER });
		const body = await reply.text();
		if ((JSON.parse(body) as { meta: { cached: boolean } }).meta.cached) return body;
	}
	throw new Error('the answer was never kept');
}
