import { expect, test } from 'vitest';
import { createTries } from './tries.ts';

test('failures of an update are counted until it is over with', () => {
	const tries = createTries();
	expect([tries.failed(1), tries.failed(2), tries.failed(1)]).toEqual([1, 1, 2]);
	tries.over(1);
	expect([tries.failed(1), tries.failed(2)]).toEqual([1, 2]);
});

test('no more than so many updates are remembered, those that failed last', () => {
	const tries = createTries(2);
	for (const updateId of [1, 2, 1, 3]) tries.failed(updateId);
	expect([tries.failed(1), tries.failed(2)]).toEqual([3, 1]);
});
