import type { Answer } from '@avtosverka/registers/answer';
import type { Subject } from '@avtosverka/registers/register';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { type Answers, createAnswers } from './answer-cache.ts';
import { ANSWER_LIMITS, type AnswerLimits } from './limits.ts';
import { ASKER, type FakeRegisters, fakeRegisters, found, unreachable } from './testing/fake-registers.ts';
import { SAMPLE_VIN } from './testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, SECOND_MS, type TestClock, testClock } from './testing/test-clock.ts';

const CAR: Subject = { kind: 'vin', vin: SAMPLE_VIN };

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let answers: Answers;

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, daily_reply`);
	clock = testClock();
	registers = fakeRegisters(clock);
	answers = answersWith();
});

function answersWith(limits: Partial<AnswerLimits> = {}): Answers {
	const deps = testDeps({ store: database.store, clock, registers });
	return createAnswers(deps, { ...ANSWER_LIMITS, ...limits });
}

const ask = (from = answers) => from.answer({ register: 'dtp', subject: CAR, refresh: false, asker: ASKER });
const askAgain = (from = answers) =>
	from.answer({ register: 'dtp', subject: CAR, refresh: true, asker: ASKER });

/** An answer that a test gives when it likes. */
function heldBack() {
	const { promise, resolve } = Promise.withResolvers<Answer<unknown>>();
	registers.react(() => promise);
	return resolve;
}

describe('a question', () => {
	test('is asked once and then answered from the store, with its moment', async () => {
		expect(await ask()).toMatchObject({ kind: 'asked', answer: { state: 'found', source: 'avtocod' } });
		const asked = clock.now();
		clock.pass(HOUR_MS);
		expect(await ask()).toMatchObject({ kind: 'kept', answer: { state: 'found', asOf: asked } });
		expect(registers.asked).toHaveLength(1);
	});

	test('is answered from the store by another process too', async () => {
		await ask();
		expect(await ask(answersWith())).toMatchObject({ kind: 'kept' });
		expect(registers.asked).toHaveLength(1);
	});

	test('is asked again when the answer is past its time', async () => {
		await ask();
		clock.pass(25 * HOUR_MS);
		expect(await ask()).toMatchObject({ kind: 'asked' });
		expect(registers.asked).toHaveLength(2);
	});

	test('that twenty visitors have at once is asked once', async () => {
		const give = heldBack();
		const all = Promise.all(Array.from({ length: 20 }, () => ask()));
		await expect.poll(() => registers.asked.length).toBe(1);
		give(found('dtp', clock.now()));
		expect((await all).every((answered) => 'answer' in answered && answered.answer.state === 'found')).toBe(
			true,
		);
		expect(registers.asked).toHaveLength(1);
	});

	test('about another register or car is another question', async () => {
		await ask();
		await answers.answer({ register: 'osago', subject: CAR, refresh: false, asker: ASKER });
		await answers.answer({
			register: 'dtp',
			subject: { kind: 'vin', vin: 'Z94K241BBMR251210' } as Subject,
			refresh: false,
			asker: ASKER,
		});
		expect(registers.asked).toHaveLength(3);
	});

	test('whose register failed is asked anew by the next visitor: failures are not kept', async () => {
		registers.react(() => unreachable(clock.now()));
		expect(await ask()).toMatchObject({ kind: 'asked', answer: { state: 'unreachable' } });
		await ask();
		expect(registers.asked).toHaveLength(2);
	});

	test('that is our own bug rejects, and leaves nothing under way', async () => {
		registers.react(() => Promise.reject(new TypeError('bug')));
		await expect(ask()).rejects.toThrow('bug');
		registers.react(() => found('dtp', clock.now()));
		expect(await ask()).toMatchObject({ kind: 'asked' });
	});

	test('is answered even when the answer cannot be kept', async () => {
		const { store } = database;
		const broken = { ...store, transaction: () => Promise.reject(new Error('disk full')) };
		const some = createAnswers(testDeps({ store: broken, clock, registers }));
		expect(await ask(some)).toMatchObject({ kind: 'asked', answer: { state: 'found' } });
	});
});

describe('«Запросить снова»', () => {
	test('asks the supplier anew, though an answer is kept', async () => {
		await ask();
		clock.pass(2 * 60 * SECOND_MS);
		expect(await askAgain()).toMatchObject({ kind: 'asked' });
		expect(registers.asked.map(({ question }) => question.refresh)).toEqual([false, true]);
	});

	test('does so once a minute, and gives the kept answer meanwhile', async () => {
		await ask();
		clock.pass(59 * SECOND_MS);
		expect(await askAgain()).toMatchObject({ kind: 'kept' });
		clock.pass(2 * SECOND_MS);
		expect(await askAgain()).toMatchObject({ kind: 'asked' });
		expect(registers.asked).toHaveLength(2);
	});

	test('counts failed attempts too: a second one within the minute is an ordinary question', async () => {
		registers.react(() => unreachable(clock.now()));
		await askAgain();
		clock.pass(10 * SECOND_MS);
		await askAgain();
		expect(registers.asked.map(({ question }) => question.refresh)).toEqual([true, false]);
	});

	test('joins what is under way', async () => {
		const give = heldBack();
		const both = Promise.all([ask(), askAgain()]);
		await expect.poll(() => registers.asked.length).toBe(1);
		give(found('dtp', clock.now()));
		await both;
		expect(registers.asked).toHaveLength(1);
	});

	test('keeps showing the answer that is there when the register does not answer now', async () => {
		await ask();
		clock.pass(HOUR_MS);
		registers.react(() => unreachable(clock.now()));
		expect(await askAgain()).toMatchObject({
			kind: 'stale',
			answer: { state: 'found' },
			insteadOf: { state: 'unreachable' },
		});
	});
});

describe('a kept answer past its time', () => {
	const failures: Answer<never>[] = [
		{ state: 'unreachable', source: 'avtocod', asOf: new Date(), detail: '' },
		{ state: 'refused', source: 'avtocod', asOf: new Date(), detail: '', reason: 'quota' },
		{ state: 'unreadable', source: 'avtocod', asOf: new Date(), detail: '' },
	];

	test.each(failures)('stands in for a register that is $state, for a month', async (failure) => {
		await ask();
		registers.react(() => failure);
		clock.pass(29 * DAY_MS);
		const tried = [{ source: 'avtocod', state: failure.state }];
		expect(await ask()).toMatchObject({
			kind: 'stale',
			answer: { state: 'found' },
			insteadOf: failure,
			tried,
		});
		clock.pass(DAY_MS);
		expect(await ask()).toMatchObject({ kind: 'asked', answer: { state: failure.state } });
	});

	test('gives way to a new answer', async () => {
		await ask();
		clock.pass(2 * DAY_MS);
		registers.react(() => ({ state: 'clear', source: 'gibdd', asOf: clock.now() }));
		expect(await ask()).toMatchObject({ kind: 'asked', answer: { state: 'clear', source: 'gibdd' } });
	});

	test('does not hide that a register is switched off', async () => {
		await ask();
		clock.pass(2 * DAY_MS);
		registers.react(() => ({ state: 'not-asked', reason: 'switched-off' }));
		expect(await ask()).toMatchObject({ kind: 'asked', answer: { state: 'not-asked' } });
	});
});

describe('a register that takes too long', () => {
	test('is still waited for when the visitor has his reply, and the next one finds the answer', async () => {
		const slow = answersWith({ answerWithinMs: 20 });
		const give = heldBack();
		expect(await ask(slow)).toEqual({ kind: 'pending', at: clock.now() });
		expect(await ask(slow)).toMatchObject({ kind: 'pending' });
		expect(registers.asked).toHaveLength(1);
		give(found('dtp', clock.now()));
		await expect.poll(async () => (await ask(slow)).kind).toBe('kept');
		expect(registers.asked).toHaveLength(1);
	});

	test('leaves the visitor with the answer from before, if there is one', async () => {
		await ask();
		clock.pass(2 * DAY_MS);
		const slow = answersWith({ answerWithinMs: 20, finishWithinMs: 20 });
		heldBack();
		expect(await ask(slow)).toMatchObject({ kind: 'stale', insteadOf: { state: 'pending' } });
		await slow.finish();
	});

	test('is broken off at the end of its time', async () => {
		const impatient = answersWith({ askForMs: 20 });
		registers.react(({ signal }) => aborted(signal).then(() => unreachable(clock.now())));
		expect(await ask(impatient)).toMatchObject({ kind: 'asked', answer: { state: 'unreachable' } });
	});

	test('may finish when the server ends, and is broken off after that', async () => {
		const stopping = answersWith({ answerWithinMs: 5, finishWithinMs: 300 });
		const give = heldBack();
		await ask(stopping);
		setTimeout(() => give(found('dtp', clock.now())), 50);
		await stopping.finish();
		expect(await ask()).toMatchObject({ kind: 'kept' });

		registers.react(({ signal }) => aborted(signal).then(() => unreachable(clock.now())));
		await stopping.answer({ register: 'osago', subject: CAR, refresh: false, asker: ASKER });
		await stopping.finish();
		expect(registers.asked.at(-1)?.question.signal.aborted).toBe(true);
	});
});

describe.each(['limit', 'budget'] as const)('a question whose order the %s refuses', (reason) => {
	const refusal = { state: 'not-asked', reason } as const;

	test('says so', async () => {
		registers.react(() => refusal);
		expect(await ask()).toEqual({ kind: 'asked', answer: refusal, tried: [] });
	});

	test('gets what is kept, past its time too', async () => {
		await ask();
		registers.react(() => refusal);
		expect(await ask()).toMatchObject({ kind: 'kept' });
		clock.pass(2 * DAY_MS);
		expect(await ask()).toMatchObject({ kind: 'stale', insteadOf: refusal });
	});

	test('gets what is kept within its time even when it is asked anew', async () => {
		await ask();
		clock.pass(HOUR_MS);
		registers.react(() => refusal);
		expect(await askAgain()).toMatchObject({ kind: 'kept' });
	});
});

function aborted(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
