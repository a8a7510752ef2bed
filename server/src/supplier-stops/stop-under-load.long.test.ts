import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, expect, test, vi } from 'vitest';
import { ordersOf, serveSuppliers, supplierSettings } from '../http/testing/local-suppliers.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { startServer } from '../start.ts';
import { setUpDatabase, TEST_DATA_KEYS } from '../store/testing/test-database.ts';
import { addStop, removeStop } from './store.ts';

/** A process that still asks after so long has missed the stop. */
const OBEYED = { timeout: 10_000, interval: 100 };
const EVERY_MS = 20;
const QUIET_MS = 3_000;

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
afterAll(remove);

test('a supplier that is stopped under load is asked by no server after seconds, and again once it is started', async () => {
	await using supplier = await serveSuppliers();
	const settings = {
		...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, DATA_KEYS: TEST_DATA_KEYS },
		...{ APP_SECRET: 'a secret that all nodes have, for tests only', BOT_PROTECTION: 'off' },
		...{ RATE_LIMIT_PER_MINUTE: '100000', REPORTS_PER_HOUR: '100000', JOBS: 'off', LOG_LEVEL: 'silent' },
		...{ SUPPLIER_AVTOCOD_DAILY_BUDGET: '100000', ...supplierSettings(supplier) },
	};
	const nodes = await Promise.all([1, 2, 3].map(() => startServer(settings)));
	const statuses: number[] = [];
	const asking: Promise<void>[] = [];
	let cars = 10_000;
	const load = setInterval(() => {
		const vin = `XTA211440947${cars}`;
		const path = pathOf(sectionRoute('dtp'), { vin, token: 'off' });
		const ask = async () => {
			const reply = await fetch(`${nodes[cars % 3]?.url}${path}`, { headers: MARKER });
			statuses.push(reply.status);
		};
		cars += 1;
		asking.push(ask());
	}, EVERY_MS);
	const orders = () => ordersOf(supplier).length;
	/** Orders of the time that would show each server many times. */
	const ordersMeanwhile = async () => {
		const before = orders();
		await wait(QUIET_MS);
		return orders() - before;
	};
	try {
		await vi.waitFor(() => expect(orders()).toBeGreaterThan(20), OBEYED);
		await database.store.transaction((tx) => addStop(tx, 'avtocod', new Date()));
		let last = -1;
		await vi.waitFor(
			() => {
				const seen = orders();
				const isQuiet = seen === last;
				last = seen;
				expect(isQuiet).toBe(true);
			},
			{ ...OBEYED, interval: 500 },
		);
		expect(await ordersMeanwhile()).toBe(0);
		await database.store.transaction((tx) => removeStop(tx, 'avtocod'));
		const stopped = orders();
		await vi.waitFor(() => expect(orders()).toBeGreaterThan(stopped + 20), OBEYED);
	} finally {
		clearInterval(load);
		await Promise.all(asking);
		await Promise.all(nodes.map((node) => node.close()));
	}
	expect(new Set(statuses)).toEqual(new Set([200]));
}, 60_000);
