import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLostConnection, PATIENCE_MS, withPatience } from './connection.ts';

describe('a lost connection', () => {
	test.each([
		'Failed to fetch',
		'NetworkError when attempting to fetch resource.',
		'Load failed',
		'The network connection was lost.',
		'The Internet connection appears to be offline.',
	])('is told by the words of the browser: %s', (words) => {
		expect(isLostConnection(new TypeError(words))).toBe(true);
	});

	test.each([new TypeError('x is not a function'), new Error('Failed to fetch'), null, { status: 500 }])(
		'is nothing else: %s',
		(error) => {
			expect(isLostConnection(error)).toBe(false);
		},
	);
});

describe('patience', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	test('lets a quick reply and a quick failure through', async () => {
		await expect(withPatience(Promise.resolve(1))).resolves.toBe(1);
		await expect(withPatience(Promise.reject(new Error('no')))).rejects.toThrow('no');
	});

	test('ends a silent network as a lost connection', async () => {
		const waited = withPatience(new Promise(() => {})).catch((error) => error);
		await vi.advanceTimersByTimeAsync(PATIENCE_MS);
		expect(isLostConnection(await waited)).toBe(true);
	});
});
