import { setImmediate as breathe } from 'node:timers/promises';
import type { Logger } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { isStoreUnavailable } from './is-store-unavailable.ts';
import type { Lease } from './lease.ts';

/** Deletes at most `atMost` rows that are too old, resolves to how many there were. */
export type Purge = (atMost: number) => Promise<number>;

const LEASE = 'retention';
/** A killed owner is followed after this time; renewed before each batch. */
const LEASE_MS = 60_000;
/** Some 50 ms of the store's work: what else waits for the rows is not held up. */
export const RETENTION_BATCH = 1_000;
/** Less than a job of the queue may take; the next run goes on. */
const RUN_MS = 4 * 60_000;

export type Retention = {
	readonly lease: Lease;
	readonly leaseOwner: string;
	readonly log: Logger;
	/** What is purged, in this order, by the name in the log. */
	readonly purges: Readonly<Record<string, Purge>>;
};

/**
 * Purges in bounded batches until nothing too old is left, in one process of all at a time. Resolves to the
 * number of rows that are gone; ends early when `stopping` is aborted. A purge that fails, as of a table that
 * is busy, holds up none behind it: it is logged, and the next run tries again. Rejects while the store is
 * away.
 */
export async function runRetention(retention: Retention, stopping: AbortSignal): Promise<number> {
	const { lease, leaseOwner, log, purges } = retention;
	const until = performance.now() + RUN_MS;
	const mayGoOn = async () =>
		!stopping.aborted && performance.now() < until && (await lease.take(LEASE, leaseOwner, LEASE_MS));
	/** Rows of one table that are gone. */
	async function purgeAll(purge: Purge): Promise<number> {
		let rows = 0;
		for (let gone = RETENTION_BATCH; gone === RETENTION_BATCH && (await mayGoOn()); rows += gone) {
			gone = await purge(RETENTION_BATCH);
			await breathe();
		}
		return rows;
	}

	let sum = 0;
	try {
		for (const [table, purge] of Object.entries(purges)) {
			const rows = await purgeAll(purge).catch((error: unknown) => {
				if (isStoreUnavailable(error)) throw error;
				log.warn({ table, error: describeError(error) }, 'what was kept long enough is not gone');
				return 0;
			});
			if (rows > 0) log.info({ table, rows }, 'what was kept long enough is gone');
			sum += rows;
		}
	} finally {
		await lease.release(LEASE, leaseOwner);
	}
	return sum;
}
