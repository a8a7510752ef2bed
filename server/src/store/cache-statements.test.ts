import type { Subject } from '@avtosverka/registers/register';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { findCachedAnswers, storeAnswer } from '../answers/store.ts';
import { ASKER, type FakeRegisters, fakeRegisters, found } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { HOUR_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { testDeps } from '../testing/test-deps.ts';
import { type CachedRow, cacheStatements } from './cache-statements.ts';
import type { Standby, Store } from './store.ts';
import { setUpDatabase } from './testing/test-database.ts';

const CAR: Subject = { kind: 'vin', vin: SAMPLE_VIN };
const ZALOG = { subjectKind: 'vin', subject: SAMPLE_VIN, register: 'zalog' } as const;
const nameOf = ({ subject, register }: { subject: string; register: string }) => `vin ${subject} ${register}`;

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, daily_reply`);
	clock = testClock();
	registers = fakeRegisters(clock);
});

/** The database of the test with a standby before it that has these rows. */
function withStandby(...rows: CachedRow[]) {
	const writing = vi.fn((_name: string, work: () => Promise<unknown>) => work());
	const standby = {
		db: database.store.db,
		read: async () => new Map(rows.map((row) => [nameOf(row), row])),
		writing,
	} as unknown as Standby;
	const store: Store = { ...database.store, standby };
	return { store, writing };
}

async function storeZalog(store: Store = database.store): Promise<CachedRow> {
	const askedAt = clock.now();
	const cachedUntil = new Date(askedAt.getTime() + HOUR_MS);
	await storeAnswer(store, CAR, { register: 'zalog', answer: found('zalog', askedAt), askedAt, cachedUntil });
	return (await cacheStatements(database.store).find(ZALOG)) as CachedRow;
}

const answerOf = (store: Store, refresh: boolean) =>
	createAnswers(testDeps({ store, clock, registers })).answer({
		register: 'zalog',
		subject: CAR,
		refresh,
		asker: ASKER,
	});

describe('with a standby', () => {
	test('a row that it has is taken from there', async () => {
		const row = await storeZalog();
		await database.store.db.execute(sql`truncate kept_answer`);
		const { store } = withStandby(row);
		expect(await cacheStatements(store).find(ZALOG)).toEqual(row);
		expect(await cacheStatements(store).findNewest(ZALOG)).toBeNull();
	});

	test('a row that it has not is looked for on the primary, so that no register is asked again', async () => {
		await storeZalog();
		const { store } = withStandby();
		expect(await answerOf(store, false)).toMatchObject({ kind: 'kept' });
		expect(registers.asked).toEqual([]);
	});

	test('a row that cannot be read is looked for on the primary', async () => {
		const row = await storeZalog();
		const { store } = withStandby({ ...row, factsVersion: 0 });
		const unfit = vi.fn();
		const cached = await findCachedAnswers(store, CAR, ['zalog'], clock.now(), unfit);
		expect([cached.length, unfit.mock.calls]).toEqual([1, []]);
	});

	test('an answer that another process has just refreshed is not refreshed once more', async () => {
		const old = await storeZalog();
		clock.pass(HOUR_MS / 2);
		await storeZalog();
		clock.pass(1_000);
		const { store } = withStandby(old);
		expect(await answerOf(store, true)).toMatchObject({ kind: 'kept' });
		expect(registers.asked).toEqual([]);
	});

	test('it is told of every row that this process writes', async () => {
		const { store, writing } = withStandby();
		await storeZalog(store);
		expect(writing.mock.calls.map(([name]) => name)).toEqual([nameOf(ZALOG)]);
	});
});
