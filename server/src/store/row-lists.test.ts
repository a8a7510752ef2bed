import { expect, test, vi } from 'vitest';
import { newestOfEach, writeEach } from './row-lists.ts';

test('rows that come at one moment are written together', async () => {
	const writeAll = vi.fn(async () => {});
	const write = writeEach<string>(writeAll);
	await Promise.all([write('a'), write('b'), write('c')]);
	expect(writeAll.mock.calls).toEqual([[['a', 'b', 'c']]]);
});

test('a row that cannot be written fails alone', async () => {
	const written: string[] = [];
	const write = writeEach<string>(async (rows) => {
		if (rows.includes('bad')) throw new Error('refused');
		written.push(...rows);
	});
	const ends = await Promise.allSettled([write('a'), write('bad'), write('c')]);
	expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
	expect(written.sort()).toEqual(['a', 'c']);
});

test('of rows with one key the newest is left, of equally new ones the last', () => {
	const rows = [
		{ key: 'a', at: new Date(2), text: 'newest' },
		{ key: 'a', at: new Date(1), text: 'older' },
		{ key: 'b', at: new Date(1), text: 'first' },
		{ key: 'b', at: new Date(1), text: 'last' },
	];
	const left = newestOfEach(
		rows,
		({ key }) => key,
		({ at }) => at,
	);
	expect(left.map(({ text }) => text)).toEqual(['newest', 'last']);
});
