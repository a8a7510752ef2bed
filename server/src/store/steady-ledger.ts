import type { ReportLedger } from '@avtosverka/registers/report-ledger';
import type { StoreFallback } from './store-fallback.ts';

/**
 * A ledger that goes on while the store is away: reports that are opened then are known to this process
 * alone, and one that was opened before is held as if the lease were ours. Its idempotence key still buys one
 * report only.
 */
export function createSteadyLedger(
	shared: ReportLedger,
	own: ReportLedger,
	storeFallback: StoreFallback,
): ReportLedger {
	const ownIds = new Set<string>();

	/** Own reports go to the own ledger; the others to the shared one, and `instead` while that is away. */
	function of<Value>(
		id: string,
		work: (ledger: ReportLedger) => Promise<Value>,
		instead: Value,
	): Promise<Value> {
		if (ownIds.has(id)) return work(own);
		return storeFallback.during(
			() => work(shared),
			() => instead,
		);
	}

	return {
		open: (subject, notBefore, key) =>
			storeFallback.during(
				() => shared.open(subject, notBefore, key),
				async () => {
					const row = await own.open(subject, notBefore, key);
					ownIds.add(row.id);
					return row;
				},
			),
		made: (id, uid) => of(id, (ledger) => ledger.made(id, uid), undefined),
		lease: (id, leaseOwner, forMs) => of(id, (ledger) => ledger.lease(id, leaseOwner, forMs), true),
		release: (id, leaseOwner) => of(id, (ledger) => ledger.release(id, leaseOwner), undefined),
		// 100 kB each, and no other process can read them: the supplier is polled again instead.
		publish: async (id, snapshot) => {
			if (!ownIds.has(id)) await of(id, (ledger) => ledger.publish(id, snapshot), undefined);
		},
		latest: (id) => of(id, (ledger) => ledger.latest(id), null),
		drop: (id) => of(id, (ledger) => ledger.drop(id), undefined),
	};
}
