import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { createIdleStore } from '../testing/test-deps.ts';
import type { Store } from './store.ts';
import { createStoreMetrics } from './store-metrics.ts';
import { testDatabase } from './testing/test-database.ts';

function watched(store: Pick<Store, 'state' | 'takesMoney' | 'connections'>) {
	const registry = new Registry();
	createStoreMetrics([registry]).watchStore(store);
	return async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
}

describe('the metrics of the store', () => {
	test('tell how busy its pool is', async () => {
		await using database = await testDatabase();
		const { store } = database;
		const read = watched(store);
		const { promise: over, resolve: end } = Promise.withResolvers<void>();
		const begun = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
		const held = begun.map(({ resolve }) =>
			store.transaction(async (tx) => {
				await tx.execute(sql`select 1`);
				resolve();
				await over;
			}),
		);
		await Promise.all(begun.map(({ promise }) => promise));
		const waiting = store.query('select 1');
		const busy = await read();
		end();
		await Promise.all([...held, waiting]);
		expect(busy).toEqual([
			'avtosverka_store_state{state="works"} 1',
			'avtosverka_store_state{state="read-only"} 0',
			'avtosverka_store_state{state="away"} 0',
			'avtosverka_store_takes_money 1',
			'avtosverka_store_connections{state="used"} 5',
			'avtosverka_store_connections{state="idle"} 0',
			'avtosverka_store_connections{state="waiting"} 1',
		]);
		expect(await read()).toEqual(
			expect.arrayContaining([
				'avtosverka_store_connections{state="used"} 0',
				'avtosverka_store_connections{state="idle"} 5',
				'avtosverka_store_connections{state="waiting"} 0',
			]),
		);
	});

	test.each(['read-only', 'away'] as const)('say so while it is %s', async (state) => {
		const lines = await watched(createIdleStore(() => state))();
		expect(lines.filter((line) => line.endsWith(' 1'))).toEqual([
			`avtosverka_store_state{state="${state}"} 1`,
			'avtosverka_store_takes_money 1',
		]);
	});

	test('say that it takes no money', async () => {
		const { state, connections } = createIdleStore();
		const lines = await watched({ state, connections, takesMoney: () => false })();
		expect(lines).toContain('avtosverka_store_takes_money 0');
	});
});
