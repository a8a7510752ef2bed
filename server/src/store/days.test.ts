import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayAfter, turnDays } from './days.ts';
import { setUpDatabase } from './testing/test-database.ts';

const database = setUpDatabase();

const TODAY = new Date('2027-03-01T12:00:00Z');
const execute = (query: string) => database.store.db.execute<Record<string, string>>(sql.raw(query));
const write = (name: string, day: string) => execute(`insert into daily_spent values ('${name}', '${day}')`);
const placed = async () =>
	Object.fromEntries(
		(await execute(`select nonce, tableoid::regclass::text as part from daily_spent`)).rows.map(
			({ nonce, part }) => [nonce, part],
		),
	);
const turn = (now: Date) => turnDays(database.store, 'daily_spent', now);

describe('a table divided into days', () => {
	test('has days ahead as soon as it is migrated, for every row that is written now', async () => {
		const inAMonth = dayAfter(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000));
		await execute(`insert into daily_reply values ('\\x01', 'text/html', '\\x02', 'k', '${inAMonth}')`);
		const { rows } = await execute(`select tableoid::regclass::text as part from daily_reply`);
		expect(rows).toEqual([{ part: `daily_reply_${inAMonth.replaceAll('-', '')}` }]);
	});

	test('takes a row of a day that nobody has opened, and moves it when the day is opened', async () => {
		await write('early', '2027-03-03');
		expect(await placed()).toEqual({ early: 'daily_spent_other' });
		await turn(TODAY);
		await write('later', '2027-03-03');
		expect(await placed()).toEqual({ early: 'daily_spent_20270303', later: 'daily_spent_20270303' });
		await expect(write('early', '2027-03-03')).rejects.toThrow();
	});

	test('drops a day as a whole, and what a restored copy brought of days that have ended', async () => {
		await write('restored', '2026-01-01');
		await turn(new Date('2027-03-03T00:00:00Z'));
		expect(await placed()).toEqual({});
		const { rows } = await execute(`select to_regclass('daily_spent_20270303') as gone`);
		expect(rows).toEqual([{ gone: null }]);
	});

	test('is written to and read while its days are turned', async () => {
		const nights = Array.from(
			{ length: 5 },
			(_, night) => new Date(TODAY.getTime() + (night + 10) * 86_400_000),
		);
		let isOver = false;
		let written = 0;
		const writing = (async () => {
			for (; !isOver; written++) await write(`while ${written}`, '2028-01-01');
		})();
		for (const night of nights) await turn(night);
		isOver = true;
		await writing;
		expect(Object.keys(await placed())).toHaveLength(written);
		expect(written).toBeGreaterThan(0);
	});
});
