import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { startHeartbeat } from './heartbeat.ts';
import { findProcesses } from './store.ts';

const gibdd = { calls: 3, failed: 1, timed: 2, seconds: 1.5, breakerOpen: true };
const own = {
	build: { version: '1.2.3', commit: 'abc' },
	supplierCalls: async () => new Map([['gibdd', gibdd]] as const),
};

const database = setUpDatabase();

const age = (interval: string) =>
	database.store.db.execute(sql`update running_process set seen_at = now() - ${interval}::interval`);
const rolesSeen = async () => (await findProcesses(database.store)).map(({ role }) => role);

describe('the heartbeat of a process', () => {
	test('shows what it is until it ends, and others beside it', async () => {
		const server = await startHeartbeat(database.store, { role: 'server', ...own });
		const worker = await startHeartbeat(database.store, { role: 'worker', ...own });
		expect(await findProcesses(database.store)).toMatchObject([
			{ role: 'worker', host: hostname(), version: '1.2.3', revision: 'abc', calls: { gibdd } },
			{ role: 'server', host: hostname(), version: '1.2.3', revision: 'abc' },
		]);
		expect([server.processes(), worker.processes()]).toEqual([1, 2]);
		await server.end();
		expect(await rolesSeen()).toEqual(['worker']);
		await worker.end();
		expect(await rolesSeen()).toEqual([]);
	});

	test('that stops is not shown after a minute, and is gone after an hour', async () => {
		const { end } = await startHeartbeat(database.store, { role: 'worker', ...own });
		await age('59 seconds');
		expect(await rolesSeen()).toEqual(['worker']);
		await age('61 seconds');
		expect(await rolesSeen()).toEqual([]);
		await age('61 minutes');
		const { end: endOther } = await startHeartbeat(database.store, { role: 'server', ...own });
		const { rows } = await database.store.db.execute(sql`select role from running_process`);
		expect(rows).toEqual([{ role: 'server' }]);
		await Promise.all([end(), endOther()]);
	});

	test('goes on after the store was away, and hurts nobody meanwhile', async () => {
		let isAway = true;
		const failing: Pick<Store, 'db'> = {
			get db() {
				if (isAway) throw new Error('the store is away');
				return database.store.db;
			},
		};
		const { end, processes } = await startHeartbeat(failing, { role: 'server', ...own, everyMs: 20 });
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
