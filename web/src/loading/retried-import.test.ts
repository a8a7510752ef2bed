import { beforeEach, describe, expect, test, vi } from 'vitest';
import { retriedImport } from './retried-import.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/a.js');

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
	const outcome = promise.catch((error: unknown) => error);
	await vi.runAllTimersAsync();
	return outcome;
}

describe('a script of the site', () => {
	test('that comes is asked for once', async () => {
		const load = vi.fn(async () => 'module');
		expect(await outcomeOf(retriedImport(load))).toBe('module');
		expect(load).toHaveBeenCalledTimes(1);
	});

	test.each([1, 2])('that fails %i times is asked for again and comes', async (failures) => {
		const load = vi.fn(async () => 'module');
		for (let done = 0; done < failures; done += 1) load.mockRejectedValueOnce(LOST);
		expect(await outcomeOf(retriedImport(load))).toBe('module');
		expect(load).toHaveBeenCalledTimes(failures + 1);
	});

	test('that never comes is given up after three attempts', async () => {
		const load = vi.fn().mockRejectedValue(LOST);
		expect(await outcomeOf(retriedImport(load))).toBe(LOST);
		expect(load).toHaveBeenCalledTimes(3);
	});

	test.each([
		'error loading dynamically imported module: https://site.example/assets/a.js',
		'Importing a module script failed.',
	])('is asked for again in every browser: %s', async (words) => {
		const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError(words));
		expect(await outcomeOf(retriedImport(load))).toBe('module');
	});

	test('that came and threw is not asked for again', async () => {
		const bug = new ReferenceError('x is not defined');
		const load = vi.fn().mockRejectedValue(bug);
		expect(await outcomeOf(retriedImport(load))).toBe(bug);
		expect(load).toHaveBeenCalledTimes(1);
	});
});
