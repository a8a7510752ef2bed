import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import type { LocalServer } from '@avtosverka/registers/transport/testing/local-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { KNOWN_VIN, ordersOf, serveSuppliers, supplierSettings } from '../http/testing/local-suppliers.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { type RunningServer, startServer } from '../start.ts';
import { setUpDatabase, TEST_DATA_KEYS } from '../store/testing/test-database.ts';

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();

afterAll(remove);

beforeEach(async () => {
	await database.store.db.execute(
		sql`truncate supplier_budget, supplier_order, shared_count, supplier_report, kept_answer, daily_reply`,
	);
});

type Two = readonly [RunningServer, RunningServer];

/** Two servers over one store, behind a proxy that says who asks. */
async function withServers(own: object, work: (nodes: Two, supplier: LocalServer) => Promise<void>) {
	await using supplier = await serveSuppliers();
	const settings = {
		PORT: '0',
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		DATA_KEYS: TEST_DATA_KEYS,
		APP_SECRET: 'a secret that both nodes have, for tests only',
		BOT_PROTECTION: 'off',
		RATE_LIMIT_PER_MINUTE: '100000',
		TRUST_PROXY: 'loopback',
		JOBS: 'off',
		LOG_LEVEL: 'silent',
		...supplierSettings(supplier),
		...own,
	};
	const nodes = [await startServer(settings), await startServer(settings)] as const;
	try {
		await work(nodes, supplier);
	} finally {
		await Promise.all(nodes.map((node) => node.close()));
	}
}

/** Asks both servers in turn, each time for another car or plate, from the address that `from` names. */
function burst(nodes: Two, paths: readonly string[], from: (at: number) => string) {
	return Promise.all(
		paths.map(async (path, at) => {
			const headers = { ...MARKER, 'x-forwarded-for': from(at) };
			const reply = await fetch(`${nodes[at % 2]?.url}${path}`, { headers });
			return { status: reply.status, body: (await reply.json()) as { message: string; meta: object } };
		}),
	);
}

const CARS = Array.from({ length: 99 }, (_, at) => `XTA211440947${at + 10_000}`);
const dtpOf = (vin: string) => pathOf(sectionRoute('dtp'), { vin, token: 'off' });

test('99 new cars from one address start thirty reports, whatever the route, and say why', async () => {
	await withServers({}, async (nodes, supplier) => {
		const paths = CARS.map((vin, at) => (at % 2 === 0 ? dtpOf(vin) : `/v1/getBase/${vin}/1`));
		const replies = await burst(nodes, paths, () => '203.0.113.7');
		expect(ordersOf(supplier)).toHaveLength(30);
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
		const refused = replies.filter(({ body }) => 'reason' in body.meta && body.meta.reason === 'limit');
		expect(refused).toHaveLength(69);
		for (const { body } of refused) expect(body.message).toContain('с вашего адреса за час');
	});
});

test('99 new plates from one address start thirty orders', async () => {
	await withServers({}, async (nodes, supplier) => {
		const paths = CARS.map((_, at) => {
			const plate = `А${String(at + 100)}ВС77`;
			return `/v1/getVinByPlate/${encodeURIComponent(plate)}/off`;
		});
		await burst(nodes, paths, () => '203.0.113.8');
		expect(ordersOf(supplier)).toHaveLength(30);
	});
});

test('a new /64 for each car brings twice as many, and no more', async () => {
	await withServers({}, async (nodes, supplier) => {
		await burst(nodes, CARS.map(dtpOf), (at) => `2001:db8:77:${(at + 1).toString(16)}::1`);
		expect(ordersOf(supplier)).toHaveLength(60);
	});
});

test('a spent budget stops both servers, says whose limit it is, and kept answers are served', async () => {
	await withServers({ SUPPLIER_AVTOCOD_DAILY_BUDGET: '20' }, async (nodes, supplier) => {
		await burst(nodes, [dtpOf(KNOWN_VIN)], () => '203.0.113.9');
		const replies = await burst(nodes, CARS.map(dtpOf), (at) => `2001:db8:${(at + 1).toString(16)}::1`);
		expect(ordersOf(supplier)).toHaveLength(20);
		const spent = replies.filter(({ body }) => 'reason' in body.meta && body.meta.reason === 'budget');
		expect(spent).toHaveLength(99 - 19);
		expect(spent[0]?.body.message).toBe(
			'Не спрашивали: исчерпан наш дневной лимит платных запросов, новый начнётся в полночь по московскому времени',
		);
		const [cached] = await burst(nodes, [dtpOf(KNOWN_VIN)], () => '203.0.113.9');
		expect(cached?.body.meta).toMatchObject({ cached: true });
	});
});
