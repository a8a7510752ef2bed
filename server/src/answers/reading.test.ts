import type { Answer } from '@avtosverka/registers/answer';
import type { Question, Subject } from '@avtosverka/registers/register';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { type Answers, createAnswers } from './answer-cache.ts';
import type { AnswerResult } from './answer-result.ts';
import { ANSWER_LIMITS } from './limits.ts';
import { ASKER, challenged, type FakeRegisters, fakeRegisters, found } from './testing/fake-registers.ts';
import { SAMPLE_VIN } from './testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, SECOND_MS, type TestClock, testClock } from './testing/test-clock.ts';

const CAR: Subject = { kind: 'vin', vin: SAMPLE_VIN };
const PICTURE = { token: 'one', word: '12345' };

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let answers: Answers;

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, daily_reply`);
	clock = testClock();
	registers = fakeRegisters(clock);
	answers = createAnswers(testDeps({ store: database.store, clock, registers }));
});

type Way = { refresh?: boolean; picture?: typeof PICTURE };

const ask = (visitorId: string, { refresh = false, picture }: Way = {}) =>
	answers.answer({
		register: 'dtp',
		subject: CAR,
		refresh,
		asker: ASKER,
		reader: { visitorId, picture: picture ?? null },
	});

/** A supplier that gives a new picture to each question without one, and answers the others. */
function wantDigits(): void {
	let given = 0;
	registers.react(({ picture }) => {
		if (picture) return found('dtp', clock.now());
		given += 1;
		return challenged(clock.now(), `picture ${given}`);
	});
}

function pictureOf(answered: AnswerResult): string | undefined {
	const answer = 'answer' in answered ? answered.answer : null;
	return answer?.state === 'refused' ? answer.challenge?.token : undefined;
}

/** The next questions are answered when a test likes, in the order in which they came. */
function heldBack() {
	const waiting: { question: Question; give: (answer: Answer<unknown>) => void }[] = [];
	registers.react((question) => {
		const { promise, resolve } = Promise.withResolvers<Answer<unknown>>();
		waiting.push({ question, give: resolve });
		return promise;
	});
	return waiting;
}

describe('an answer with a picture', () => {
	test('wins over a kept one that is past its time', async () => {
		await ask('anna');
		clock.pass(2 * DAY_MS);
		wantDigits();
		expect(await ask('anna')).toMatchObject({
			kind: 'asked',
			answer: { state: 'refused', reason: 'captcha' },
		});
	});

	test('does not win where nobody could read it', async () => {
		await ask('anna');
		clock.pass(2 * DAY_MS);
		wantDigits();
		const unread = answers.answer({ register: 'dtp', subject: CAR, refresh: false, asker: ASKER });
		expect(await unread).toMatchObject({ kind: 'stale', insteadOf: { state: 'refused' } });
	});

	test('does not win when there is no picture in it', async () => {
		await ask('anna');
		clock.pass(2 * DAY_MS);
		const refusal = { state: 'refused', reason: 'captcha', source: 'gibdd', detail: '' } as const;
		registers.react(() => ({ ...refusal, asOf: clock.now() }));
		expect(await ask('anna')).toMatchObject({ kind: 'stale', insteadOf: refusal });
	});

	test('is asked for with the visitor’s name, and with every wish for another one', async () => {
		registers.react(({ visitor }) => challenged(clock.now(), `picture of ${visitor?.id}`));
		await ask('anna');
		for (let requests = 0; requests < 3; requests += 1) await ask('anna', { refresh: true });
		await answers.answer({ register: 'dtp', subject: CAR, refresh: true, asker: ASKER });
		expect(registers.asked.map(({ question: { visitor, refresh } }) => ({ visitor, refresh }))).toEqual([
			{ visitor: { id: 'anna', anotherPicture: false }, refresh: false },
			{ visitor: { id: 'anna', anotherPicture: true }, refresh: true },
			{ visitor: { id: 'anna', anotherPicture: true }, refresh: false },
			{ visitor: { id: 'anna', anotherPicture: true }, refresh: false },
			{ visitor: undefined, refresh: false },
		]);
	});

	test('that takes longer than the visitor waits is his when he asks once more', async () => {
		const slow = createAnswers(testDeps({ store: database.store, clock, registers }), {
			...ANSWER_LIMITS,
			answerWithinMs: 300,
		});
		const wanted = { register: 'dtp', subject: CAR, refresh: false, asker: ASKER } as const;
		const reader = { visitorId: 'anna', picture: null };
		const waiting = heldBack();
		expect(await slow.answer({ ...wanted, reader })).toMatchObject({ kind: 'pending' });
		expect(waiting[0]?.question.signal.aborted).toBe(false);
		const again = slow.answer({ ...wanted, reader });
		setTimeout(() => waiting[0]?.give(challenged(clock.now(), 'late')), 100);
		expect(pictureOf(await again)).toBe('late');
		expect(waiting).toHaveLength(1);
	});

	test('is not kept: the next question gets another one', async () => {
		wantDigits();
		expect(pictureOf(await ask('anna'))).toBe('picture 1');
		expect(pictureOf(await ask('anna'))).toBe('picture 2');
	});
});

describe('a question with a picture that was read', () => {
	test('carries it to the supplier; its answer is kept for everybody', async () => {
		wantDigits();
		await ask('anna');
		expect(await ask('anna', { picture: PICTURE })).toMatchObject({
			kind: 'asked',
			answer: { state: 'found' },
		});
		expect(registers.asked.map(({ question }) => question.picture)).toEqual([undefined, PICTURE]);
		expect(await ask('boris')).toMatchObject({ kind: 'kept' });
	});

	test('is not asked at all while an answer is kept', async () => {
		await ask('anna');
		expect(await ask('anna', { picture: PICTURE })).toMatchObject({ kind: 'kept' });
		expect(registers.asked).toHaveLength(1);
	});

	test('joins neither a question without one, nor another visitor’s, nor other digits', async () => {
		const waiting = heldBack();
		const all = [
			ask('anna'),
			ask('anna', { picture: PICTURE }),
			ask('anna', { picture: PICTURE }),
			ask('boris', { picture: PICTURE }),
			ask('anna', { picture: { ...PICTURE, word: '54321' } }),
			ask('anna', { picture: { ...PICTURE, token: 'two' } }),
		];
		await expect.poll(() => waiting.length).toBe(5);
		for (const { give } of waiting) give(found('dtp', clock.now()));
		await Promise.all(all);
		expect(registers.asked).toHaveLength(5);
	});

	test('is joined by no question without one', async () => {
		const waiting = heldBack();
		const withPicture = ask('anna', { picture: PICTURE });
		await expect.poll(() => waiting.length).toBe(1);
		const without = ask('boris');
		await expect.poll(() => waiting.length).toBe(2);
		for (const { give } of waiting) give(found('dtp', clock.now()));
		await Promise.all([withPicture, without]);
		expect(waiting.map(({ question }) => question.picture)).toEqual([PICTURE, undefined]);
	});

	test('goes on with «Запросить снова» within its minute, once', async () => {
		await ask('anna');
		clock.pass(HOUR_MS);
		wantDigits();
		expect(pictureOf(await ask('anna', { refresh: true }))).toBe('picture 1');
		clock.pass(20 * SECOND_MS);
		registers.react(({ picture }) => challenged(clock.now(), picture ? 'wrong digits' : 'unexpected'));
		expect(pictureOf(await ask('anna', { refresh: true, picture: PICTURE }))).toBe('wrong digits');
		expect(await ask('anna', { refresh: true, picture: PICTURE })).toMatchObject({ kind: 'kept' });
		const another = { token: 'wrong digits', word: '54321' };
		wantDigits();
		expect(await ask('anna', { refresh: true, picture: another })).toMatchObject({ kind: 'asked' });
		expect(registers.asked.at(-1)?.question).toMatchObject({ refresh: true, picture: another });
	});

	test('leaves the count of those who ask without one as it was', async () => {
		await ask('anna');
		clock.pass(HOUR_MS);
		registers.react(() => challenged(clock.now(), 'another'));
		await ask('anna', { refresh: true, picture: PICTURE });
		expect(await ask('boris', { refresh: true })).toMatchObject({ kind: 'asked' });
	});
});
