import type { Answer } from '@avtosverka/registers/answer';
import type { Subject } from '@avtosverka/registers/register';
import type { AskedAnswer } from '@avtosverka/registers/registers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { createIdleStore, testDeps } from '../testing/test-deps.ts';
import { ANSWER_LIMITS } from './limits.ts';
import { createSingleFlight, type SingleFlight } from './single-flight.ts';
import { findFailures } from './store.ts';
import {
	ASKER,
	challenged,
	type FakeRegisters,
	fakeRegisters,
	unreachable,
} from './testing/fake-registers.ts';
import { SAMPLE_VIN } from './testing/sample-facts.ts';
import { testClock } from './testing/test-clock.ts';

const CAR: Subject = { kind: 'vin', vin: SAMPLE_VIN };
const clock = testClock();

let registers: FakeRegisters;
let asking: SingleFlight;
beforeEach(() => {
	registers = fakeRegisters(clock);
	asking = createSingleFlight(testDeps({ clock, registers }), ANSWER_LIMITS);
});

const ask = (visitorId?: string) =>
	asking.ask({
		register: 'dtp',
		subject: CAR,
		refresh: false,
		asker: ASKER,
		anotherPicture: false,
		reader: visitorId === undefined ? undefined : { visitorId, picture: null },
	});

function pictureOf({ answer }: AskedAnswer<'dtp'>): string | undefined {
	return answer.state === 'refused' ? answer.challenge?.token : undefined;
}

describe('a question that several visitors have at once', () => {
	beforeEach(() => {
		let given = 0;
		registers.react(async (): Promise<Answer<unknown>> => {
			given += 1;
			return challenged(clock.now(), `picture ${given}`);
		});
	});

	test('is asked for each of them where it comes back with a picture, and once for each', async () => {
		const all = await Promise.all(['anna', 'boris', 'boris', 'clara', 'anna'].map(ask));
		const [anna, boris, borisAgain, clara, annaAgain] = all.map(pictureOf);
		expect(new Set([anna, boris, clara]).size).toBe(3);
		expect([annaAgain, borisAgain]).toEqual([anna, boris]);
		expect(registers.asked).toHaveLength(3);
	});

	test('gives nobody the picture of a question that had no visitor', async () => {
		const [nobodys, annas] = await Promise.all([ask(), ask('anna')]);
		expect([nobodys, annas].map(pictureOf)).toEqual(['picture 1', 'picture 2']);
	});

	test('is not asked for somebody to whom no picture can be shown', async () => {
		await Promise.all([ask('anna'), ask()]);
		expect(registers.asked).toHaveLength(1);
	});

	test('is asked once where it comes back without', async () => {
		registers.react(() => unreachable(clock.now()));
		await Promise.all([ask('anna'), ask('boris')]);
		expect(registers.asked).toHaveLength(1);
	});
});

describe('a process that ends', () => {
	test('does not tell a question that it cut off as the silence of the register', async () => {
		asking = createSingleFlight(testDeps({ clock, registers }), { ...ANSWER_LIMITS, finishWithinMs: 10 });
		const cut = Promise.withResolvers<Answer<unknown>>();
		registers.react(() => cut.promise);
		const waiting = ask();
		const rejected = expect(waiting).rejects.toMatchObject({
			status: 503,
			code: 'unavailable',
			message: expect.stringContaining('Сайт перезапускается'),
		});
		const ended = asking.finish();
		setTimeout(() => cut.resolve(unreachable(clock.now())), 50);
		await Promise.all([rejected, ended]);
	});

	test('still gives the silence that a register had before', async () => {
		registers.react(async () => unreachable(clock.now()));
		expect((await ask()).answer.state).toBe('unreachable');
		await asking.finish();
	});
});

describe('a question that brings no answer', () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await testDatabase();
	});
	afterAll(() => database.close());
	beforeEach(async () => {
		await database.store.db.execute(sql`truncate kept_answer, failed_question`);
		asking = askingBy();
	});

	const askingBy = (limits = {}) =>
		createSingleFlight(testDeps({ clock, registers, store: database.store }), {
			...ANSWER_LIMITS,
			...limits,
		});
	const failures = () => findFailures(database.store, CAR, clock.now());

	test.each([
		['silence', unreachable(clock.now()), { state: 'unreachable', reason: null, source: 'avtocod' }],
		[
			'a refusal',
			{ ...unreachable(clock.now()), state: 'refused', reason: 'ban' },
			{ state: 'refused', reason: 'ban', source: 'avtocod' },
		],
		[
			'nobody to ask',
			{ state: 'not-asked', reason: 'switched-off' },
			{ state: 'not-asked', reason: 'switched-off', source: null },
		],
	])('is remembered with its moment and its reason: %s', async (_, answer, remembered) => {
		registers.react(() => answer as Answer<never>);
		await ask();
		expect(await failures()).toEqual([
			expect.objectContaining({ ...remembered, register: 'dtp', askedAt: clock.now() }),
		]);
	});

	test('is forgotten once the same question has an answer', async () => {
		registers.react(() => unreachable(clock.now()));
		await ask();
		registers.react(() => ({ state: 'clear', source: 'avtocod', asOf: clock.now() }));
		await ask();
		expect(await failures()).toEqual([]);
	});

	test.each([
		['a picture waits for one visitor', challenged(clock.now(), 'a picture')],
		['one asker has had enough', { state: 'not-asked', reason: 'limit' } as const],
		['a budget is spent', { state: 'not-asked', reason: 'budget' } as const],
	])('is not remembered of everybody where %s', async (_, answer) => {
		registers.react(() => answer);
		await ask('anna');
		expect(await failures()).toEqual([]);
	});

	test('is not remembered of a plate or of the basic card', async () => {
		registers.react(() => unreachable(clock.now()));
		await asking.ask({ register: 'base', subject: CAR, refresh: false, asker: ASKER, anotherPicture: false });
		expect(await failures()).toEqual([]);
	});

	test.each([unreachable(clock.now()), { state: 'not-asked', reason: 'no-key' } as const])(
		'is not remembered where this process cut it off: %o',
		async (answer) => {
			asking = askingBy({ finishWithinMs: 10 });
			registers.react(
				({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(answer))),
			);
			const waiting = ask().catch(() => null);
			await asking.finish();
			await waiting;
			expect(await failures()).toEqual([]);
		},
	);

	test('is told all the same where it cannot be stored', async () => {
		asking = createSingleFlight(testDeps({ clock, registers, store: createIdleStore() }), ANSWER_LIMITS);
		registers.react(() => unreachable(clock.now()));
		expect((await ask()).answer.state).toBe('unreachable');
	});
});
