import type { ProtectionReply } from '@avtosverka/contract/protection';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import type { LocalServer } from '@avtosverka/registers/transport/testing/local-server';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { KNOWN_VIN, ordersOf, serveSuppliers, supplierSettings } from './http/testing/local-suppliers.ts';
import { MARKER } from './http/testing/served-app.ts';
import { findProcesses } from './processes/store.ts';
import { type RunningServer, startServer } from './start.ts';
import { setUpDatabase, TEST_DATA_KEYS } from './store/testing/test-database.ts';
import { addStop, removeStop } from './supplier-stops/store.ts';

const WITHIN_SECONDS = { timeout: 8_000, interval: 100 };

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
let supplier: LocalServer;
let nodes: readonly RunningServer[];

beforeAll(async () => {
	supplier = await serveSuppliers();
});
afterAll(async () => {
	await supplier[Symbol.asyncDispose]();
	await remove();
});

/** Two servers that share what docs/operations.md says they share. */
async function withTwoNodes(protection: 'altcha' | 'off', work: () => Promise<void>): Promise<void> {
	const settings = {
		PORT: '0',
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		DATA_KEYS: TEST_DATA_KEYS,
		APP_SECRET: 'a secret that both nodes have, for tests only',
		BOT_PROTECTION: protection,
		LOG_LEVEL: 'silent',
		...supplierSettings(supplier),
	};
	nodes = await Promise.all([startServer(settings), startServer(settings)]);
	try {
		await work();
	} finally {
		await Promise.all(nodes.map((node) => node.close()));
	}
}

const ask = (path: string, headers: Record<string, string> = {}) =>
	nodes.map((node) => fetch(node.url + path, { headers: { ...MARKER, ...headers } }));

describe('two nodes over one store', () => {
	test('order one report for all the sections that both are asked for at once', async () => {
		await withTwoNodes('off', async () => {
			const replies = await Promise.all(
				SECTIONS.flatMap((section) => ask(pathOf(sectionRoute(section), { vin: KNOWN_VIN, token: 'off' }))),
			);
			const states = await Promise.all(
				replies.map(async (reply) => ((await reply.json()) as { meta: { state: string } }).meta.state),
			);
			expect(states.filter((state) => !['found', 'partial', 'clear'].includes(state))).toEqual([]);
			expect(ordersOf(supplier)).toHaveLength(1);
		});
	});

	test('both pass over a supplier that is stopped, within seconds, and ask it again', async () => {
		await withTwoNodes('off', async () => {
			const suppliers = () => nodes.map(({ deps }) => deps.registers.whoAnswers('dtp').suppliers);
			const before = suppliers();
			expect(before.every((asked) => asked.includes('avtocod'))).toBe(true);
			await database.store.transaction((tx) => addStop(tx, 'avtocod', new Date()));
			await vi.waitFor(() => expect(suppliers().flat()).not.toContain('avtocod'), WITHIN_SECONDS);
			await database.store.transaction((tx) => removeStop(tx, 'avtocod'));
			await vi.waitFor(() => expect(suppliers()).toEqual(before), WITHIN_SECONDS);
			expect(await findProcesses(database.store)).toHaveLength(2);
		});
		expect(await findProcesses(database.store)).toEqual([]);
	}, 20_000);

	test('take one bot-protection value once between them', async () => {
		await withTwoNodes('altcha', async () => {
			const [first] = nodes;
			const task = await fetch(`${first?.url}/v1/protection/check`, { headers: MARKER });
			const cookie = task.headers.getSetCookie()[0]?.split(';')[0] ?? '';
			const { challenge } = (await task.json()) as Extract<ProtectionReply, { kind: 'altcha' }>;
			const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
			const value = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
			const path = pathOf(sectionRoute('dtp'), { vin: KNOWN_VIN, token: value });
			const replies = await Promise.all([...ask(path, { cookie }), ...ask(path, { cookie })]);
			expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
		});
	});
});
