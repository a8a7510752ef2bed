import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { purgeOldAnswers, purgeOldReplies } from '../answers/store.ts';
import { createLog } from '../log.ts';
import { turnDays } from './days.ts';
import { createLease, type Lease } from './lease.ts';
import { RETENTION_BATCH, runRetention } from './retention.ts';
import { setUpDatabase } from './testing/test-database.ts';

const ROWS = 12_500;
const never = new AbortController().signal;

const database = setUpDatabase();
let lease: Lease;
beforeAll(async () => {
	lease = createLease(database.store, { now: () => new Date() });
});

const over = (purge: (atMost: number) => Promise<number>) => ({
	...{ lease, leaseOwner: 'one', log: createLog('silent') },
	purges: { rows: purge },
});

/** Replies of 3 kB that do not compress, as packed ones. */
async function fill(days: string): Promise<void> {
	await database.store.db.execute(sql`
		with reply as (
			insert into raw_reply
			select sha256(convert_to(${days} || i, 'utf8')), 'text/html',
				(select string_agg(sha256(convert_to(i || '-' || j, 'utf8')), '') from generate_series(1, 100) as j), 'k', now() - ${days}::interval + '30 days'
			from generate_series(1, ${ROWS}) as i
		)
		insert into kept_answer (subject_kind, subject, register, supplier, state, facts_version, as_of, asked_at,
			kept_until)
		select 'vin', ${days} || i, 'dtp', 'avtocod', 'clear', 1, now(), now() - ${days}::interval, now()
		from generate_series(1, ${ROWS}) as i`);
}

async function left(table: 'kept_answer' | 'raw_reply'): Promise<number> {
	const { rows } = await database.store.db.execute<{ count: string }>(
		sql`select count(*) from ${sql.raw(table)}`,
	);
	return Number(rows[0]?.count);
}

describe('retention', () => {
	test('goes on until nothing too old is left, far beyond the promised rate, and leaves the rest', async () => {
		await fill('31 days');
		await fill('1 day');
		const { store } = database;
		const purges = {
			kept_answer: (atMost: number) => purgeOldAnswers(store, new Date(), atMost),
			raw_reply: (atMost: number) => purgeOldReplies(store, new Date(), atMost),
		};
		const startedAt = performance.now();
		expect(await runRetention({ ...over(async () => 0), purges }, never)).toBe(2 * ROWS);
		const perSecond = (2 * ROWS * 1000) / (performance.now() - startedAt);
		expect([await left('kept_answer'), await left('raw_reply')]).toEqual([ROWS, ROWS]);
		// 15 000 checks a day are 165 000 rows, two a second.
		expect(perSecond, `${Math.round(perSecond)} rows a second`).toBeGreaterThan(1000);
	}, 120_000);

	test('leaves it to the process that has the lease', async () => {
		await lease.take('retention', 'another', 60_000);
		const purge = vi.fn(async () => RETENTION_BATCH);
		expect(await runRetention(over(purge), never)).toBe(0);
		expect(purge).not.toHaveBeenCalled();
		await lease.release('retention', 'another');
	});

	test('passes over a table that is busy, and gives the lease back', async () => {
		const { store } = database;
		const lines: string[] = [];
		const log = createLog('info', { write: (line) => lines.push(line) });
		const { promise: hold, resolve: end } = Promise.withResolvers<void>();
		const locked = Promise.withResolvers<void>();
		const reading = store.transaction(async (tx) => {
			await tx.execute(sql`select from daily_reply limit 1`);
			locked.resolve();
			await hold;
		});
		await locked.promise;
		// Its days are over in a year, and cannot be dropped while somebody reads the table.
		const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
		const purges = {
			daily_reply: () => turnDays(store, 'daily_reply', inAYear),
			rows: vi.fn(async () => 3),
		};
		expect(await runRetention({ ...over(purges.rows), purges, log }, never)).toBe(3);
		end();
		await reading;
		expect(lines.map((line) => JSON.parse(line))).toMatchObject([
			{ level: 40, table: 'daily_reply', msg: 'what was kept long enough is not gone' },
			{ level: 30, table: 'rows', rows: 3 },
		]);
		expect(await lease.take('retention', 'another', 60_000)).toBe(true);
		await lease.release('retention', 'another');
	});

	test('gives the lease back also when the store goes in its middle', async () => {
		const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
		const behind = vi.fn(async () => 0);
		const purges = { rows: () => Promise.reject(gone), behind };
		await expect(runRetention({ ...over(behind), purges }, never)).rejects.toBe(gone);
		expect(behind).not.toHaveBeenCalled();
		expect(await lease.take('retention', 'another', 60_000)).toBe(true);
		await lease.release('retention', 'another');
	});

	test('ends after the batch under way when the process stops, and lets the next one begin', async () => {
		const stopping = new AbortController();
		const purge = vi.fn(async () => {
			stopping.abort();
			return RETENTION_BATCH;
		});
		expect(await runRetention(over(purge), stopping.signal)).toBe(RETENTION_BATCH);
		expect(await lease.take('retention', 'another', 60_000)).toBe(true);
		await lease.release('retention', 'another');
	});
});
