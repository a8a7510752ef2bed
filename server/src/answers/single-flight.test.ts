import type { Answer } from '@avtosverka/registers/answer';
import type { Subject } from '@avtosverka/registers/register';
import type { AskedAnswer } from '@avtosverka/registers/registers';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDeps } from '../testing/test-deps.ts';
import { ANSWER_LIMITS } from './limits.ts';
import { createSingleFlight, type SingleFlight } from './single-flight.ts';
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
		const told = expect(waiting).rejects.toMatchObject({
			status: 503,
			code: 'unavailable',
			message: expect.stringContaining('Сайт перезапускается'),
		});
		const ended = asking.finish();
		setTimeout(() => cut.resolve(unreachable(clock.now())), 50);
		await Promise.all([told, ended]);
	});

	test('still gives the silence that a register had before', async () => {
		registers.react(async () => unreachable(clock.now()));
		expect((await ask()).answer.state).toBe('unreachable');
		await asking.finish();
	});
});
