import { sql } from 'drizzle-orm';
import type { Clock } from '../deps.ts';
import type { Store } from './store.ts';
import type { StoreLog } from './store-log.ts';

/** A clock that goes as the database's does. */
export type StoreClock = Clock & {
	/** No longer looks at the database. */
	stop(): void;
};

const COMPARE_EVERY_MS = 30_000;
/** A machine that is off by more is worth an administrator's look. */
const WARNED_FROM_MS = 1_000;

/**
 * The clock of this machine, set by the database's: leases and terms in the store mean the same to every
 * process, however wrong the clock of its machine is. While the store is away the last difference holds.
 */
export async function followStoreClock(
	store: Pick<Store, 'db'>,
	machine: Clock,
	log: StoreLog,
): Promise<StoreClock> {
	let aheadMs = 0;

	async function compare(): Promise<void> {
		const asked = machine.now().getTime();
		const { rows } = await store.db.execute<{ ms: string }>(
			sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
		);
		const answered = machine.now().getTime();
		const ahead = Math.round((asked + answered) / 2 - Number(rows[0]?.ms));
		// A difference within the time of the answer is ignored: a jitter would make time go back.
		if (Math.abs(ahead - aheadMs) <= Math.abs(answered - asked)) return;
		if (Math.abs(ahead - aheadMs) >= WARNED_FROM_MS) {
			log.warn({ aheadMs: ahead }, 'the clock of this machine is not that of the store');
		}
		aheadMs = ahead;
	}

	await compare();
	const timer = setInterval(() => void compare().catch(() => {}), COMPARE_EVERY_MS);
	timer.unref();
	return {
		now: () => new Date(machine.now().getTime() - aheadMs),
		stop: () => clearInterval(timer),
	};
}
