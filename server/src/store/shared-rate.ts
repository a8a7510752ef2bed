import { atMost } from '@avtosverka/registers/async/at-most';
import { createLocalSlots, type SharedRate } from '@avtosverka/registers/transport/rate-limit';
import { sql } from 'drizzle-orm';
import { supplierRate, supplierRateProcess } from './schema/supplier-rate.ts';
import type { Store } from './store.ts';
import type { StoreFallback } from './store-fallback.ts';

/** A store that thinks longer is as good as away: a request must not lose its turn to it. */
const PATIENCE_MS = 2_000;

type Slot = { readonly waitMs: number | null; readonly sharers: number };

/**
 * The rate of each supplier shared by all processes: one statement moves the supplier's row on, by the clock
 * of the database. While the store is away a process takes its share of the rate, by the number of those that
 * asked in the last minute before.
 */
export function createSharedRate(
	store: Pick<Store, 'db'>,
	process: string,
	storeFallback: StoreFallback,
): SharedRate {
	return (supplier, perSecond) => {
		let sharers = 1;
		const local = createLocalSlots(perSecond, () => sharers);
		return {
			take: (patienceMs) =>
				storeFallback.during(
					async () => {
						const question = { supplier, process, intervalMs: 1000 / perSecond, patienceMs };
						const slot = await atMost(PATIENCE_MS, takeSlot(store, question));
						if (slot === null) return local.take(patienceMs);
						sharers = slot.sharers;
						return slot.waitMs;
					},
					() => local.take(patienceMs),
				),
		};
	};
}

type SlotQuestion = {
	readonly supplier: string;
	readonly process: string;
	readonly intervalMs: number;
	readonly patienceMs: number;
};

async function takeSlot(
	{ db }: Pick<Store, 'db'>,
	{ supplier, process, intervalMs, patienceMs }: SlotQuestion,
): Promise<Slot> {
	const now = sql`clock_timestamp()`;
	const ms = (value: number) => sql`${value}::float8 * interval '1 millisecond'`;
	const { rows } = await db.execute<{ wait_ms: number | null; sharers: number }>(sql`
		with seen as (
			insert into ${supplierRateProcess} values (${supplier}, ${process}, ${now})
			on conflict (supplier, process) do update set seen_at = excluded.seen_at
		), ended as (
			delete from ${supplierRateProcess}
			where supplier = ${supplier} and process <> ${process} and seen_at < now() - interval '1 hour'
		), slot as (
			insert into ${supplierRate} as rate values (${supplier}, ${now} + ${ms(intervalMs)})
			on conflict (supplier) do update set next_at = greatest(rate.next_at, ${now}) + ${ms(intervalMs)}
			where rate.next_at <= ${now} + ${ms(patienceMs)}
			returning next_at
		)
		select
			(select extract(epoch from next_at - ${ms(intervalMs)} - ${now}) * 1000 from slot)::float8 as wait_ms,
			1 + (
				select count(*) from ${supplierRateProcess} as other
				where supplier = ${supplier} and process <> ${process} and seen_at > now() - interval '1 minute'
			)::integer as sharers`);
	const row = rows[0];
	const waitMs = row?.wait_ms ?? null;
	return { waitMs: waitMs === null ? null : Math.max(0, waitMs), sharers: row?.sharers ?? 1 };
}
