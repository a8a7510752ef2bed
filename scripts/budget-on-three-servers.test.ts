import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAR_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
import { TEST_DATA_KEYS } from '@avtosverka/server/store/testing/test-database';
import { afterEach, expect, test } from 'vitest';
import { spawnServer } from './testing/spawned-server.ts';

const MARKER = { 'X-Requested-With': 'XMLHttpRequest' };
const BUDGET = 10;
const QUESTIONS = 200;

/** What has to be ended, whatever was begun after it first. */
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of endings.splice(0).reverse()) await end();
});

/** Three servers over a store and a sandbox of their own, with Автокод alone to be asked. */
async function startThree(own: Readonly<Record<string, string>>) {
	const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-three-'));
	// The store of root runs under another account, which has to enter.
	await chmod(dataDir, 0o755);
	endings.push(() => rm(dataDir, { recursive: true, force: true }));
	const store = await startEmbeddedStore({ dataDir, durable: false });
	endings.push(() => rm(store.dataDir, { recursive: true, force: true }), store.stop);
	const sandbox = await startSandbox({ port: 0, timeScale: 0 });
	endings.push(() => sandbox.close());
	const others = CAR_SUPPLIERS.filter((supplier) => supplier !== 'avtocod');
	const settings = {
		...sandboxSettings(sandbox.url),
		...Object.fromEntries(others.map((supplier) => [`SUPPLIER_${supplier.toUpperCase()}_URL`, 'off'])),
		REPORTS_PER_HOUR: '1000000',
		RATE_LIMIT_PER_MINUTE: '1000000',
		APP_SECRET: 'three-servers-and-one-secret-of-theirs',
		DATA_KEYS: TEST_DATA_KEYS,
		DATABASE_URL: store.url,
		DATA_DIR: dataDir,
		SITE_URL: 'http://127.0.0.1:3000',
		HOST: '127.0.0.1',
		PORT: '0',
		BOT_PROTECTION: 'off',
		LOG_LEVEL: 'silent',
		...own,
	};
	const servers = await Promise.all([1, 2, 3].map(() => spawnServer(settings)));
	endings.push(...servers.map(({ end }) => end));
	return { servers, sandbox };
}

/** Cars that nobody asked about before. */
const carOf = (place: number) => `XTAGFL110KY71${String(place).padStart(4, '0')}`;

test.each([
	['the budget of a day', { SUPPLIER_AVTOCOD_DAILY_BUDGET: String(BUDGET) }],
	[
		'the budget of checks',
		{ SUPPLIER_AVTOCOD_DAILY_BUDGET: '100', SUPPLIER_AVTOCOD_DAILY_BUDGET_CHECK: String(BUDGET) },
	],
])(
	`of ${QUESTIONS} questions at once to three servers the supplier sells ${BUDGET} by %s, and no other is answered`,
	async (_what, own) => {
		const { servers, sandbox } = await startThree(own);
		const metas = await Promise.all(
			Array.from({ length: QUESTIONS }, async (_, place) => {
				const server = servers[place % servers.length];
				const reply = await fetch(`${server?.url}/v1/gibdd/${carOf(place)}/dtp/off`, { headers: MARKER });
				expect(reply.status).toBe(200);
				return ((await reply.json()) as { meta: { state: string; reason?: string } }).meta;
			}),
		);
		const { orders } = (await (await fetch(`${sandbox.url}/_control/state`)).json()) as {
			orders: Readonly<Record<string, number>>;
		};
		expect(Object.values(orders).reduce((sum, count) => sum + count, 0)).toBe(BUDGET);
		const isAnswered = ({ state }: { state: string }) => ['found', 'clear', 'partial'].includes(state);
		expect(metas.filter(isAnswered)).toHaveLength(BUDGET);
		const refusals = metas
			.filter((meta) => !isAnswered(meta))
			.map(({ state, reason }) => `${state} ${reason}`);
		expect(new Set(refusals)).toEqual(new Set(['not-asked budget']));
	},
	240_000,
);
