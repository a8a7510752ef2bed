import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { AVTOCOD_ALONE } from '@avtosverka/harness/settings';
import type { Site } from '@avtosverka/harness/site';
import type { Store } from '@avtosverka/server/store/store';
import { MARKER } from '../load.ts';
import { startBenchSite } from '../site.ts';
import { demandAnswer, inventedVin, tenChecks } from '../vins.ts';
import { type Filling, fillStore, type Question } from './store.ts';

/** A site over a store that is full of answers. */
export type FilledSite = {
	readonly site: Site;
	/** Open without a limit of a question. */
	readonly store: Store;
	/** What can be asked for. */
	readonly questions: readonly Question[];
};

/** A car like most; none of those that are measured. */
const PATTERN = inventedVin(999_999);

/** Starts a site, asks it about one car, and fills its store with copies of the answers. */
export async function startFilledSite(filling: Filling): Promise<FilledSite> {
	const site = await startBenchSite({ settings: AVTOCOD_ALONE });
	// Filling it takes longer than any question of the product may.
	const store = await site.openStore({ questionLimitMs: 0 });
	const parsed = parseVin(PATTERN);
	if (!parsed.ok) throw new Error('the pattern is no VIN');
	for (const path of tenChecks(parsed.vin)) {
		const reply = await fetch(site.url + path, { headers: MARKER });
		demandAnswer({ status: reply.status, body: await reply.text() });
	}
	return { site, store, questions: await fillStore(store, parsed.vin, filling) };
}
