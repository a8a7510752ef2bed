import { describe, expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

describe('tasks in turn', () => {
	test('never run more than the width at once, keep their order and their results', async () => {
		const run = limitConcurrency(2);
		let running = 0;
		let most = 0;
		const begun: number[] = [];
		const task = (number: number) => async () => {
			begun.push(number);
			running += 1;
			most = Math.max(most, running);
			await new Promise((done) => setTimeout(done, 1));
			running -= 1;
			return number;
		};
		const results = await Promise.all([1, 2, 3, 4, 5].map((number) => run(task(number))));
		expect(results).toEqual([1, 2, 3, 4, 5]);
		expect(begun).toEqual([1, 2, 3, 4, 5]);
		expect(most).toBe(2);
	});

	test('go on after one of them failed', async () => {
		const run = limitConcurrency(1);
		const failed = run(() => Promise.reject(new Error('нет')));
		const next = run(async () => 'да');
		await expect(failed).rejects.toThrow('нет');
		expect(await next).toBe('да');
	});
});
