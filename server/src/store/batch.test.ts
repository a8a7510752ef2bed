import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { batch } from './batch.ts';

const double = () => vi.fn(async (all: readonly number[]) => all.map((one) => 2 * one));

test('what is asked within one turn of the event loop is done in one go, each with its own result', async () => {
	const work = double();
	const ask = batch(work, { atOnce: 2, most: 100 });
	expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
	expect(work.mock.calls).toEqual([[[1, 2, 3]]]);
	expect(await ask(4)).toBe(8);
});

test('no more is done in one go, or at once, than was said', async () => {
	let underWay = 0;
	let most = 0;
	const work = vi.fn(async (all: readonly number[]) => {
		underWay += 1;
		most = Math.max(most, underWay);
		await sleep(5);
		underWay -= 1;
		return all;
	});
	const ask = batch(work, { atOnce: 2, most: 3 });
	const numbers = Array.from({ length: 20 }, (_, index) => index);
	expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
	expect(most).toBe(2);
	expect(work.mock.calls.map(([all]) => all.length)).toEqual([3, 3, 3, 3, 3, 3, 2]);
});

test('what comes while nothing more may begin is gathered', async () => {
	const first = Promise.withResolvers<void>();
	const work = vi.fn(async (all: readonly number[]) => {
		if (all.includes(1)) await first.promise;
		return all;
	});
	const ask = batch(work, { atOnce: 1, most: 100 });
	const answers = [ask(1)];
	for (const number of [2, 3]) {
		await sleep(2);
		answers.push(ask(number));
	}
	first.resolve();
	expect(await Promise.all(answers)).toEqual([1, 2, 3]);
	expect(work.mock.calls).toEqual([[[1]], [[2, 3]]]);
});

test('a failure is told to all of that go, and the next goes on', async () => {
	const work = double().mockRejectedValueOnce(new Error('no store'));
	const ask = batch(work, { atOnce: 1, most: 100 });
	const both = await Promise.allSettled([ask(1), ask(2)]);
	expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	expect(await ask(3)).toBe(6);
});
