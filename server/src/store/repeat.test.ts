import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '../answers/testing/test-clock.ts';
import { createLog } from '../log.ts';
import { repeat } from './repeat.ts';

const EVERY_MS = 15_000;
const REPETITION = { part: 'lost jobs', failure: 'lost jobs were not found', everyMs: EVERY_MS };
const AWAY = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function repeated(work: () => Promise<unknown>) {
	const clock = testClock();
	const lines: string[] = [];
	const log = createLog('trace', { write: (line) => lines.push(line) });
	return { clock, lines, repeated: repeat({ clock, log }, REPETITION, work) };
}

test('work is done at once, and again so long after its end, until it is stopped', async () => {
	let runs = 0;
	const run = repeated(async () => {
		runs += 1;
		await new Promise((resolve) => setTimeout(resolve, 40_000));
	});
	expect(runs).toBe(1);
	await vi.advanceTimersByTimeAsync(40_000 + EVERY_MS - 1);
	expect(runs).toBe(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(runs).toBe(2);
	const stopping = run.repeated.stop();
	await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
	await stopping;
	expect(runs).toBe(2);
});

test('a run that fails is written down, one without the store by its part, and the next is done', async () => {
	const failures = [AWAY, new Error('our own bug')];
	let runs = 0;
	const run = repeated(async () => {
		runs += 1;
		const failure = failures.shift();
		if (failure) throw failure;
	});
	await vi.advanceTimersByTimeAsync(0);
	expect(run.lines.join()).toContain('"part":"lost jobs"');
	expect(run.lines.join()).not.toContain('lost jobs were not found');
	run.clock.pass(EVERY_MS);
	await vi.advanceTimersByTimeAsync(EVERY_MS);
	expect(run.lines.join()).toContain('lost jobs were not found');
	await vi.advanceTimersByTimeAsync(EVERY_MS);
	expect(runs).toBe(3);
	await run.repeated.stop();
});

test('who stops it waits for the run under way', async () => {
	const working = Promise.withResolvers<void>();
	const run = repeated(() => working.promise);
	let isStopped = false;
	const stopping = run.repeated.stop().then(() => {
		isStopped = true;
	});
	await vi.advanceTimersByTimeAsync(EVERY_MS);
	expect(isStopped).toBe(false);
	working.resolve();
	await stopping;
});
