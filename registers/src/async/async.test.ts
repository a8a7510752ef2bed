import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';
import { orAborted } from './or-aborted.ts';
import { pause } from './pause.ts';

const never = new Promise<number>(() => undefined);

test('a value that comes in time is the value, a late one is null, and a failure stays a failure', async () => {
	expect(await atMost(1_000, Promise.resolve(7))).toBe(7);
	expect(await atMost(5, never)).toBeNull();
	await expect(atMost(1_000, Promise.reject(new Error('no store')))).rejects.toThrow('no store');
});

test('whoever leaves gets what stands instead, at once and also when they left before', async () => {
	const leaving = new AbortController();
	const waited = orAborted(never, leaving.signal, () => 'left');
	leaving.abort();
	expect(await waited).toBe('left');
	expect(await orAborted(Promise.resolve(7), leaving.signal, () => 'left')).toBe('left');
	expect(await orAborted(Promise.resolve(7), new AbortController().signal, () => 'left')).toBe(7);
});

test('a failure after the leaving is not unhandled', async () => {
	const failing = Promise.withResolvers<number>();
	expect(await orAborted(failing.promise, AbortSignal.abort(), () => null)).toBeNull();
	failing.reject(new Error('late'));
	await new Promise(setImmediate);
});

test('a pause ends with its signal', async () => {
	const began = performance.now();
	await pause(60_000, AbortSignal.timeout(20));
	await pause(60_000, AbortSignal.abort());
	expect(performance.now() - began).toBeLessThan(2_000);
});
