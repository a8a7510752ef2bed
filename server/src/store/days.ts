import { sql } from 'drizzle-orm';
import type { Store } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tables whose rows are dropped by the day, and how many days ahead of today their rows are written. */
const DAILY = { daily_reply: 33, daily_spent: 3 } as const;

/** A table that is divided into days. */
export type DailyTable = keyof typeof DAILY;

/** The day (UTC) of a moment, as PostgreSQL writes it. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The first whole day on which something that is needed until `moment` is not needed any more. */
export function dayAfter(moment: Date): string {
	return dayOf(new Date(moment.getTime() + DAY_MS));
}

/**
 * Opens the days to come and drops the ones that have ended, each in a transaction of its own; a table that
 * is busy for two seconds is left to the next run. Resolves to about how many rows are gone.
 */
export async function turnDays({ db }: Pick<Store, 'db'>, table: DailyTable, now: Date): Promise<number> {
	const [today, last] = [dayOf(now), dayOf(new Date(now.getTime() + DAILY[table] * DAY_MS))];
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local lock_timeout = '2s'`);
		await tx.execute(sql`select open_days(${table}, ${today}::date, ${last}::date)`);
	});
	const { rows } = await db.execute<{ day: string; rows: string }>(sql`
		select day, greatest(reltuples, 0)::bigint as rows
		from ended_days(${table}, ${today}::date) as day join pg_class on oid = ('public.' || day)::regclass`);
	for (const { day } of rows) {
		await db.transaction(async (tx) => {
			await tx.execute(sql`set local lock_timeout = '2s'`);
			await tx.execute(sql`drop table ${sql.identifier(day)}`);
		});
	}
	// What was written before its day was opened, and a restored copy of days that have ended since.
	const other = sql.identifier(`${table}_other`);
	const { rowCount } = await db.execute(sql`delete from ${other} where gone_on <= ${today}::date`);
	return rows.reduce((sum, { rows: count }) => sum + Number(count), rowCount ?? 0);
}
