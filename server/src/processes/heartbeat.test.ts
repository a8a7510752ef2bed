import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { countProcesses, findProcesses } from './store.ts';

const gibdd = {
	minutes: [{ minute: 29_000_000, calls: 3, failed: 1, unsent: 0 }],
	times: [[4, 2]],
	lastReplyAt: 1_740_000_000_000,
	lastFailureAt: null,
	breakerOpen: true,
} as const;
const about = {
	build: { version: '1.2.3', commit: 'abc' },
	migration: '0072_console.sql',
	clock: { now: () => new Date() },
	recentCalls: () => ({ gibdd }),
};

const database = setUpDatabase();

const age = (interval: string) =>
	database.store.db.execute(sql`update running_process set seen_at = now() - ${interval}::interval`);
/** Servers and workers, seen and silent, as the metrics show them. */
async function counted(count = () => countProcesses(database.store)): Promise<number[]> {
	const registry = new Registry();
	createProcessMetrics([registry]).watchProcesses(count);
	const lines = (await registry.metrics()).matchAll(/^avtosverka_processes\{.* (-?\d)$/gm);
	return [...lines].map(([, value]) => Number(value));
}
const rolesSeen = async () => (await findProcesses(database.store)).map(({ role }) => role);

describe('the heartbeat of a process', () => {
	test('shows what it is until it ends, and others beside it', async () => {
		const server = await startHeartbeat(database.store, { role: 'server', ...about });
		const worker = await startHeartbeat(database.store, { role: 'worker', ...about });
		expect(await findProcesses(database.store)).toMatchObject([
			{
				role: 'worker',
				host: hostname(),
				version: '1.2.3',
				revision: 'abc',
				migration: '0072_console.sql',
				recent: { gibdd },
			},
			{ role: 'server', host: hostname(), version: '1.2.3', revision: 'abc' },
		]);
		expect([server.processes(), worker.processes()]).toEqual([1, 2]);
		expect(worker.own()).toMatchObject({ role: 'worker', version: '1.2.3', recent: { gibdd } });
		await server.end();
		expect(await rolesSeen()).toEqual(['worker']);
		await worker.end();
		expect(await rolesSeen()).toEqual([]);
	});

	test('that stops is not shown after a minute, and is gone after an hour', async () => {
		const { end } = await startHeartbeat(database.store, { role: 'worker', ...about });
		await age('59 seconds');
		expect(await rolesSeen()).toEqual(['worker']);
		expect(await counted()).toEqual([0, 0, 1, 0]);
		await age('61 seconds');
		expect(await rolesSeen()).toEqual([]);
		expect(await counted()).toEqual([0, 0, 0, 1]);
		await age('61 minutes');
		const { end: endOther } = await startHeartbeat(database.store, { role: 'server', ...about });
		expect(await counted()).toEqual([1, 0, 0, 0]);
		const { rows } = await database.store.db.execute(sql`select role from running_process`);
		expect(rows).toEqual([{ role: 'server' }]);
		await Promise.all([end(), endOther()]);
	});

	test('is not known to the metrics while the store is away', async () => {
		expect(await counted(() => Promise.reject(new Error('away')))).toEqual([-1, -1, -1, -1]);
	});

	test('goes on after the store was away, and hurts nobody meanwhile', async () => {
		let isAway = true;
		const failing: Pick<Store, 'db'> = {
			get db() {
				if (isAway) throw new Error('the store is away');
				return database.store.db;
			},
		};
		const { end, processes } = await startHeartbeat(failing, { role: 'server', ...about, everyMs: 20 });
		expect([await rolesSeen(), processes()]).toEqual([[], 1]);
		isAway = false;
		await vi.waitFor(async () => expect(await rolesSeen()).toEqual(['server']));
		await database.store.db.execute(sql`
			insert into running_process (id, role, host, version, started_at, seen_at)
			values (gen_random_uuid(), 'server', 'another', '1.2.3', now(), now())`);
		await vi.waitFor(() => expect(processes()).toBe(2));
		isAway = true;
		await new Promise((resolve) => setTimeout(resolve, 60));
		expect(processes()).toBe(2);
		await end();
		await database.store.db.execute(sql`delete from running_process`);
	});
});
