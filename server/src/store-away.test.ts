import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalServer } from '@avtosverka/registers/transport/testing/local-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	KNOWN_VIN,
	ordersOf,
	SILENT_VIN,
	serveSuppliers,
	supplierSettings,
} from './http/testing/local-suppliers.ts';
import { MARKER } from './http/testing/served-app.ts';
import { type RunningServer, startServer } from './start.ts';
import { type TestDatabase, testDatabase } from './store/testing/test-database.ts';

let database: TestDatabase;
let dataDir: string;
let supplier: LocalServer;
let server: RunningServer;
const log: string[] = [];

beforeAll(async () => {
	database = await testDatabase();
	dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-away-'));
	supplier = await serveSuppliers();
	const settings = {
		PORT: '0',
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		BOT_PROTECTION: 'off',
		...supplierSettings(supplier),
	};
	server = await startServer(settings, { logTo: { write: (line) => log.push(line) } });
	await server.deps.store.close();
});
afterAll(async () => {
	await server.close();
	await supplier[Symbol.asyncDispose]();
	await database.close();
	await rm(dataDir, { recursive: true });
});

async function check(path: string) {
	const reply = await fetch(server.url + path, { headers: MARKER });
	expect(reply.status).toBe(200);
	return ((await reply.json()) as { meta: { state: string; source: string | null; cached: boolean } }).meta;
}

describe('while the store is away', () => {
	test('registers are asked, and nothing is kept', async () => {
		for (const attempt of [1, 2]) {
			const dtp = await check(`/v1/gibdd/${KNOWN_VIN}/dtp/off`);
			expect([attempt, dtp]).toMatchObject([attempt, { state: 'found', source: 'avtocod', cached: false }]);
			const recall = await check(`/v1/getRecalls/${KNOWN_VIN}/off`);
			expect([attempt, recall]).toMatchObject([attempt, { state: 'clear', source: 'gost', cached: false }]);
		}
		expect(ordersOf(supplier)).toHaveLength(1);
	});

	test('silence is not taken for a word', async () => {
		expect(await check(`/v1/getBase/${SILENT_VIN}/1`)).toMatchObject({ state: 'unreachable' });
		expect(await check(`/v1/getRecalls/${SILENT_VIN}/off`)).toMatchObject({ state: 'unreachable' });
	});

	test.each(['/', '/sources', `/checks/${KNOWN_VIN}`])('the page %s opens', async (path) => {
		const reply = await fetch(server.url + path);
		expect(reply.status).toBe(200);
		expect(await reply.text()).toContain('</html>');
	});

	test('the operator is told where it is looked for and once in the log for each part', async () => {
		expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
		const told = log.map((line) => JSON.parse(line) as { level: number; msg: string; part?: string });
		const errors = told.filter(({ level }) => level >= 50);
		expect(new Set(errors.map(({ msg }) => msg))).toEqual(new Set(['the store does not answer']));
		const parts = errors.map(({ part }) => part).sort();
		// Kept answers are looked for by checks, by plates and by pages, each for itself.
		expect([...new Set(parts)]).toEqual(['keeping answers', 'kept answers', 'reports of suppliers']);
		expect(parts.length).toBeLessThanOrEqual(5);
	});
});
