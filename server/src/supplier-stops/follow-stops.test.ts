import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { followStops } from './follow-stops.ts';
import { addStop, removeStop } from './store.ts';

const EVERY_MS = 20;
const log = { warn: vi.fn() };

const database = setUpDatabase();

describe('the stops that a process follows', () => {
	test('are those of the store, whoever wrote them, until they are taken away', async () => {
		const { store } = database;
		const stops = await followStops(store, log, EVERY_MS);
		expect(stops.isStopped('gibdd')).toBe(false);
		expect(await store.transaction((tx) => addStop(tx, 'gibdd', new Date()))).toBe(true);
		expect(await store.transaction((tx) => addStop(tx, 'gibdd', new Date()))).toBe(false);
		await vi.waitFor(() => expect(stops.isStopped('gibdd')).toBe(true));
		expect(stops.isStopped('gost')).toBe(false);
		await using late = await followed(store);
		expect(late.isStopped('gibdd')).toBe(true);
		expect(await store.transaction((tx) => removeStop(tx, 'gibdd'))).toBe(true);
		await vi.waitFor(() => expect(stops.isStopped('gibdd')).toBe(false));
		expect(await store.transaction((tx) => removeStop(tx, 'gibdd'))).toBe(false);
		stops.end();
	});

	test('hold as they were while the store is away', async () => {
		const { store } = database;
		await store.transaction((tx) => addStop(tx, 'fssp', new Date()));
		let isAway = false;
		const failing: Pick<Store, 'db'> = {
			get db() {
				if (isAway) throw new Error('the store is away');
				return store.db;
			},
		};
		await using stops = await followed(failing);
		isAway = true;
		await new Promise((resolve) => setTimeout(resolve, 3 * EVERY_MS));
		expect(stops.isStopped('fssp')).toBe(true);
		await using alone = await followed(failing);
		expect(alone.isStopped('fssp')).toBe(false);
	});
});

async function followed(store: Pick<Store, 'db'>) {
	const stops = await followStops(store, log, EVERY_MS);
	return { ...stops, [Symbol.asyncDispose]: async () => stops.end() };
}
