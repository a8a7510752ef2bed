import type { Subject } from '@avtosverka/registers/register';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FailedSection } from '../answers/answer-result.ts';
import { findFailures, storeAnswer, storeFailure } from '../answers/store.ts';
import { found } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS } from '../answers/testing/test-clock.ts';
import { purgeFailedQuestions } from './failed-questions.ts';
import type { Store } from './store.ts';
import { setUpDatabase } from './testing/test-database.ts';

const NOW = new Date('2026-11-27T14:42:00.123Z');
const CAR: Subject = { kind: 'vin', vin: SAMPLE_VIN };
const OTHER_CAR: Subject = { kind: 'vin', vin: 'Z94K241BBMR251210' as typeof SAMPLE_VIN };
const later = (ms: number) => new Date(NOW.getTime() + ms);

const SILENT: FailedSection = {
	...{ register: 'zalog', state: 'unreachable', reason: null, source: 'avtocod', askedAt: NOW },
};
const REFUSED: FailedSection = { ...SILENT, state: 'refused', reason: 'ban', askedAt: later(HOUR_MS) };
const NOT_ASKED: FailedSection = {
	...{ register: 'dtp', state: 'not-asked', reason: 'no-key', source: null, askedAt: NOW },
};

const database = setUpDatabase();
let store: Store;
beforeAll(async () => {
	store = database.store;
});
beforeEach(() => store.db.execute(sql`truncate kept_answer, failed_question`));

const rowCount = async () => (await store.db.execute(sql`select from failed_question`)).rows.length;

async function answer(subject: Subject, register: 'zalog' | 'dtp', askedAt: Date): Promise<void> {
	const cachedUntil = new Date(askedAt.getTime() + DAY_MS);
	await storeAnswer(store, subject, { register, answer: found(register, askedAt), askedAt, cachedUntil });
}

describe('a question that failed', () => {
	test('is found as it was, of its own car alone, whoever looks at the same moment', async () => {
		await Promise.all([SILENT, NOT_ASKED].map((failed) => storeFailure(store, CAR, failed)));
		const found = [CAR, OTHER_CAR, CAR].map((car) => findFailures(store, car, NOW));
		const [one = [], other, again] = await Promise.all(found);
		expect(one.toSorted((a, b) => b.register.localeCompare(a.register))).toMatchObject([SILENT, NOT_ASKED]);
		expect([other, again]).toEqual([[], one]);
	});

	test('gives way to a newer one and not to an older one', async () => {
		for (const failed of [SILENT, REFUSED, SILENT]) await storeFailure(store, CAR, failed);
		expect(await findFailures(store, CAR, NOW)).toMatchObject([REFUSED]);
		await Promise.all([REFUSED, SILENT].map((failed) => storeFailure(store, OTHER_CAR, failed)));
		expect(await findFailures(store, OTHER_CAR, NOW)).toMatchObject([REFUSED]);
	});

	test('is gone with an answer to the same question, unless it was asked after that', async () => {
		for (const car of [CAR, OTHER_CAR]) await storeFailure(store, car, SILENT);
		await storeFailure(store, CAR, NOT_ASKED);
		await answer(CAR, 'zalog', later(-1));
		expect(await findFailures(store, CAR, NOW)).toHaveLength(2);
		await answer(CAR, 'zalog', NOW);
		expect(await findFailures(store, CAR, NOW)).toMatchObject([NOT_ASKED]);
		expect(await findFailures(store, OTHER_CAR, NOW)).toMatchObject([SILENT]);
	});

	test('says nothing after a day, and is purged then', async () => {
		await storeFailure(store, CAR, SILENT);
		await storeFailure(store, OTHER_CAR, REFUSED);
		expect(await findFailures(store, CAR, later(DAY_MS - 1))).toHaveLength(1);
		expect(await purgeFailedQuestions(store, later(DAY_MS), 100)).toBe(0);
		expect(await findFailures(store, CAR, later(DAY_MS))).toEqual([]);
		expect(await purgeFailedQuestions(store, later(DAY_MS + 1), 100)).toBe(1);
		expect(await findFailures(store, OTHER_CAR, later(DAY_MS))).toMatchObject([REFUSED]);
		expect(await rowCount()).toBe(1);
	});
});

test.each([
	`select * from failed_question where (subject_kind, subject) in (('vin', 'X'), ('vin', 'Y'))`,
	`select register from failed_question where asked_at < now() order by asked_at limit 200`,
	`delete from failed_question where exists (select from
		unnest('{vin}'::text[], '{X}'::text[], '{dtp}'::text[], '{2026-11-21}'::timestamptz[])
			as stored (kind, subject, register, asked_at)
		where (failed_question.subject_kind, failed_question.subject, failed_question.register)
			= (stored.kind, stored.subject, stored.register) and failed_question.asked_at <= stored.asked_at)`,
])('an index answers: %s', async (question) => {
	const plan = await store.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		return tx.execute(sql.raw(`explain ${question}`));
	});
	expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan');
});
