import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { AVTOCOD_ALONE } from '@avtosverka/harness/settings';
import { type Site, startSite } from '@avtosverka/harness/site';
import { type OwnProcess, startProcess } from '@avtosverka/harness/start-process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const WORKER = new URL('../../harness/src/programs/worker.ts', import.meta.url);
const CALLS = { 'x-requested-with': 'XMLHttpRequest' };
const CARS = 140;
const WATCHED = 60;
const PRICE = 12_50;
/** What the day may cost is spent before the number of its orders is. */
const COST = 60 * PRICE + PRICE - 1;
const SETTINGS = {
	...AVTOCOD_ALONE,
	JOBS: 'off',
	SUPPLIER_AVTOCOD_ORDER_PRICE: '12,50',
	SUPPLIER_AVTOCOD_DAILY_COST: String(COST / 100),
	SUPPLIER_AVTOCOD_DAILY_BUDGET: '80',
	SUPPLIER_AVTOCOD_DAILY_BUDGET_WATCH: '25',
};

let site: Site;
beforeAll(async () => {
	site = await startSite({ servers: 3, settings: SETTINGS, sandbox: { timeScale: 0.05, latencyMs: 20 } });
	await watchCars();
}, 60_000);
afterAll(() => site.close());

const startWorker = () => startProcess(WORKER, { env: { ...site.settings, WORKER_PORT: '0' } });

/** Orders that the supplier has taken. */
async function ordersThere(): Promise<number> {
	const state = (await (await fetch(`${site.sandbox.url}/_control/state`)).json()) as {
		orders: Record<string, number>;
	};
	return Object.values(state.orders).reduce((all, one) => all + one, 0);
}

/** Cars that a chat watches and that are due. */
async function watchCars(): Promise<void> {
	const store = await site.openStore();
	await store.query(
		`insert into watch (id, messenger, chat_id, vin, begun_at, ends_at, next_look_at)
		select gen_random_uuid(), 'telegram', n, 'XTA211440948' || (20000 + n)::text, now(),
			now() + interval '9 days', now() - interval '1 minute'
		from generate_series(1, ${WATCHED}) n`,
	);
}

/** Asks about a car at a server that is there, as a balancer would find one. */
async function check(at: number): Promise<number> {
	const path = pathOf(sectionRoute('dtp'), { vin: `XTA211440947${10_000 + at}` as never, token: 'off' });
	for (let attempt = 0; ; attempt += 1) {
		const alive = site.servers.filter(({ ended }) => ended === null);
		const server = alive[(at + attempt) % alive.length];
		const reply = await fetch(`${server?.url}${path}`, { headers: CALLS }).catch(() => null);
		if (reply) return reply.status;
		await wait(100);
	}
}

test('200 paid questions at once on three servers and two workers, all killed in the middle, stay within the budget', async () => {
	const workers: OwnProcess[] = [await startWorker(), await startWorker()];
	const replies = Promise.all(Array.from({ length: CARS }, (_, at) => check(at)));
	await vi.waitFor(async () => expect(await ordersThere()).toBeGreaterThan(10), {
		timeout: 10_000,
		interval: 10,
	});
	await Promise.all([...site.servers, ...workers].map((process) => process.kill()));
	const before = await ordersThere();
	expect(before).toBeLessThan(60);
	for (let server = 0; server < 3; server += 1) await site.startServer();
	const restarted = [await startWorker(), await startWorker()];
	expect(new Set(await replies)).toEqual(new Set([200]));
	const again = await Promise.all(Array.from({ length: CARS }, (_, at) => check(at)));
	expect(new Set(again)).toEqual(new Set([200]));
	const store = await site.openStore();
	const { rows } = await store.query(`select used, kopecks::int as kopecks from supplier_budget`);
	const { rows: watches } = await store.query(`select orders from supplier_spending where purpose = 'watch'`);
	expect(rows).toEqual([{ used: 60, kopecks: 60 * PRICE }]);
	expect((watches[0] as { orders: number }).orders).toBeLessThanOrEqual(25);
	expect(await ordersThere()).toBeLessThanOrEqual(60);
	await Promise.all(restarted.map((worker) => worker.stop()));
}, 150_000);
