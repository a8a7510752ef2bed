import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Breaker, createBreaker } from './breaker.ts';
import { failed, type TransportOutcome, unsent } from './outcome.ts';

const reply = { status: 200, headers: {}, body: new Uint8Array(), text: '' };
const WELL: TransportOutcome = { result: { ok: true, reply }, health: 'well', passing: false };
const ILL = failed('timeout', 'hangs', { health: 'ill', passing: true });
const NOTHING = unsent('aborted', 'left');

async function run(breaker: Breaker, ...outcomes: TransportOutcome[]): Promise<void> {
	for (const outcome of outcomes) await breaker.run(async () => outcome);
}

async function isOpen(breaker: Breaker): Promise<boolean> {
	let passed = false;
	await breaker.run(async () => {
		passed = true;
		return NOTHING;
	});
	return !passed;
}

const OPEN_MS = 40_000;
const breakerOf = (breakerAfter: number) => createBreaker({ breakerAfter, breakerOpenMs: OPEN_MS });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a breaker', () => {
	test('opens after so many failures in a row', async () => {
		const breaker = breakerOf(3);
		await run(breaker, ILL, ILL);
		expect(await isOpen(breaker)).toBe(false);
		await run(breaker, ILL);
		expect(await isOpen(breaker)).toBe(true);
	});

	test('tells that it is open, until a trial has gone well', async () => {
		const states: boolean[] = [];
		const breaker = createBreaker({ breakerAfter: 1, breakerOpenMs: OPEN_MS }, (open) => states.push(open));
		await run(breaker, WELL);
		expect(states).toEqual([]);
		await run(breaker, ILL);
		expect(states.at(-1)).toBe(true);
		vi.advanceTimersByTime(OPEN_MS);
		await run(breaker, ILL);
		expect(states.at(-1)).toBe(true);
		vi.advanceTimersByTime(OPEN_MS);
		await run(breaker, WELL);
		expect(states.at(-1)).toBe(false);
	});

	test('starts counting anew after a success', async () => {
		const breaker = breakerOf(3);
		await run(breaker, ILL, ILL, WELL, ILL, ILL);
		expect(await isOpen(breaker)).toBe(false);
	});

	test('does not take an asker who left for a success', async () => {
		const breaker = breakerOf(3);
		await run(breaker, ILL, NOTHING, ILL, NOTHING, ILL);
		expect(await isOpen(breaker)).toBe(true);
	});

	test('lets one trial through after its pause and turns all others away meanwhile', async () => {
		const breaker = breakerOf(1);
		await run(breaker, ILL);
		vi.advanceTimersByTime(OPEN_MS);
		const trial = Promise.withResolvers<TransportOutcome>();
		const trying = breaker.run(() => trial.promise);
		expect(await isOpen(breaker)).toBe(true);
		trial.resolve(WELL);
		expect(await trying).toBe(WELL);
		expect(await isOpen(breaker)).toBe(false);
	});

	test.each([
		['fails', ILL],
		['ends without news', NOTHING],
	])('stays open when the trial %s', async (_, outcome) => {
		const breaker = breakerOf(1);
		await run(breaker, ILL);
		vi.advanceTimersByTime(OPEN_MS);
		expect(await breaker.run(async () => outcome)).toBe(outcome);
		expect(await isOpen(breaker)).toBe(true);
	});

	test('hands out what the attempt brought, whatever it was', async () => {
		const breaker = breakerOf(10);
		for (const outcome of [WELL, ILL, NOTHING]) {
			expect(await breaker.run(async () => outcome)).toBe(outcome);
		}
	});
});
