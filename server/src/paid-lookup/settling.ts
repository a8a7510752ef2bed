import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { createAnswerCache } from '../answers/answer-cache.ts';
import type { Deps } from '../deps.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { lookupResult, vinsOf } from './lookup-result.ts';
import { endLookup, findPaidVins, type Lookup, lockLookup } from './store.ts';

/** What the card index said: the state of its answer, and every whole VIN in it. */
export type LookupFinding = { readonly state: AnswerState; readonly vins: readonly Vin[] };

export type Settling = {
	/**
	 * Ends a lookup by its answer, once: the loser of two at one moment gets the winner's row. One transaction;
	 * where the store fails the lookup stays held, and the process that takes it over asks again under its key.
	 */
	settle(lookup: Lookup, finding: LookupFinding): Promise<Lookup>;
};

export function createSettling(
	deps: Pick<Deps, 'store' | 'clock' | 'log'> & { readonly ledger: Ledger },
): Settling {
	const { store, clock, log, ledger } = deps;
	const cached = createAnswerCache(deps);

	async function freeVins({ plate }: Lookup): Promise<readonly Vin[]> {
		const answer = (await cached.findNewest({ kind: 'plate', plate }, ['plate'])).of('plate')?.answer;
		return answer ? vinsOf(answer) : [];
	}

	return {
		async settle(lookup, { state: answerState, vins }) {
			const { id, accountId, plate, knownVin } = lookup;
			const free = await freeVins(lookup);
			return store.transaction(async (tx) => {
				await ledger.open(tx, accountId);
				const row = await lockLookup(tx, id);
				if (row === null || row.state !== 'held') return row ?? lookup;
				const paid = await findPaidVins(tx, accountId, plate);
				const shown = new Set([...free, ...paid, ...(knownVin === null ? [] : [knownVin])]);
				const { vin, isNew } = lookupResult(vins, shown);
				const outcome = isNew ? await ledger.charge(tx, { lookupId: id, accountId }) : null;
				// A deleted person has nothing to be charged; what else goes wrong is paid by us, not by them.
				if (outcome === 'not-covered') log.error({ lookup: id }, 'a held request was not there');
				const charged = outcome === 'moved' || outcome === 'moved-before';
				const state = charged ? 'charged' : 'released';
				return endLookup(tx, id, { state, vin, answerState, settledAt: clock.now() });
			});
		},
	};
}
