import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many run at once, in their order, and one that fails holds up nobody', async () => {
	const turns = createTurns(2);
	const order: number[] = [];
	let running = 0;
	let most = 0;
	const works = Array.from({ length: 6 }, (_, at) =>
		turns(async () => {
			order.push(at);
			running += 1;
			most = Math.max(most, running);
			await new Promise((resolve) => setTimeout(resolve, 5));
			running -= 1;
			if (at % 2 === 0) throw new Error('failed');
			return at;
		}),
	);
	const ended = await Promise.allSettled(works);
	expect(ended.map(({ status }) => status)).toEqual(Array(3).fill(['rejected', 'fulfilled']).flat());
	expect([order, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
});

test('what else waits has its turn before all have ended', async () => {
	const turns = createTurns(2);
	let done = 0;
	const works = Array.from({ length: 50 }, () =>
		turns(async () => {
			done += 1;
		}),
	);
	await new Promise((resolve) => setImmediate(resolve));
	expect(done).toBeLessThan(10);
	await Promise.all(works);
	expect(done).toBe(50);
});
