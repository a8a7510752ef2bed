import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import type { LocalServer } from '@avtosverka/registers/transport/testing/local-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { KNOWN_VIN, ordersOf, serveSuppliers, supplierSettings } from './http/testing/local-suppliers.ts';
import { MARKER } from './http/testing/served-app.ts';
import { detailsOf, SHOP, signed } from './payments/testing/shop.ts';
import { type RunningServer, startServer } from './start.ts';
import { fillDisk } from './store/testing/full-disk.ts';
import { setUpDatabase, TEST_SECRETS } from './store/testing/test-database.ts';

const OTHER_VIN = 'Z94CB41AAER123456';

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
let supplier: LocalServer;
let server: RunningServer;
let token: string;
let headers: Record<string, string>;
const log: string[] = [];

beforeAll(async () => {
	supplier = await serveSuppliers();
	const settings = {
		...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...TEST_SECRETS, BOT_PROTECTION: 'off' },
		...{ ...SHOP, ...supplierSettings(supplier) },
	};
	server = await startServer(settings, { logTo: { write: (line) => log.push(line) } });
	const { accounts } = server.deps;
	const { id } = await accounts.enter({
		provider: 'google',
		id: 'vera',
		name: 'Вера',
		email: 'v@example.com',
	});
	token = await accounts.issueToken(id);
	headers = { ...MARKER, authorization: `Bearer ${token}` };
});
afterAll(async () => {
	await server.close();
	await supplier[Symbol.asyncDispose]();
	await remove();
});

/** What is looked at of all that the routes answer. */
type Json = {
	readonly code: string;
	readonly store: string;
	readonly meta: { readonly state: string; readonly cached: boolean };
	readonly data: { readonly requests: number; readonly fields: Readonly<Record<string, string>> };
};

async function ask(path: string, payload?: object) {
	const post = { method: 'POST', body: JSON.stringify(payload) };
	const json = { ...headers, 'content-type': 'application/json' };
	const reply = await fetch(server.url + path, payload ? { ...post, headers: json } : { headers });
	return { status: reply.status, json: (await reply.json()) as Json };
}

const comment = (text: string) => ask('/v1/car/comments/add', { vin: KNOWN_VIN, comment: text, token });
const order = () =>
	ask('/v1/payments/create', { purpose: 'requests', pack: 'pack-10', type: 'website', method: 'card' });
const requests = async () => (await ask('/v1/user')).json.data.requests;
const store = async () => (await ask('/readyz')).json.store;

async function pay(fields: Record<string, string>): Promise<string> {
	const body = new URLSearchParams(signed(fields));
	return (await fetch(`${server.url}/v1/payments/moneta/pay`, { method: 'POST', body })).text();
}

test('a full disk refuses what would be written, loses nothing, and is over when there is room', async () => {
	const { fields } = (await order()).json.data;
	const paid = detailsOf(fields);
	expect((await comment('Битая рама')).status).toBe(200);
	expect((await ask(`/v1/gibdd/${KNOWN_VIN}/dtp/off`)).json.meta).toMatchObject({ state: 'found' });
	await vi.waitFor(async () =>
		expect((await ask(`/v1/gibdd/${KNOWN_VIN}/dtp/off`)).json.meta.cached).toBe(true),
	);
	expect(await store()).toBe('works');

	// Who was last here hours ago: each hour a use of a token is written down.
	await database.store.query(`update access_token set used_at = used_at - interval '2 hours'`);
	const freeSpace = await fillDisk(database.store);
	// What is written is refused, with a sentence and when to try again.
	const refused = await Promise.all([comment('Вторая'), order()]);
	expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
		[503, 'unavailable'],
		[503, 'unavailable'],
	]);
	// MONETA says it again; the person who has paid has lost nothing.
	expect(await pay(paid)).toBe('FAIL');
	expect(await store()).toBe('read-only');
	// What is read is there: stored answers, the account, pages; registers are asked without a store.
	expect((await ask(`/v1/gibdd/${KNOWN_VIN}/dtp/off`)).json.meta).toMatchObject({
		state: 'found',
		cached: true,
	});
	expect((await ask(`/v1/getRecalls/${OTHER_VIN}/off`)).json.meta).toMatchObject({
		state: 'clear',
		cached: false,
	});
	expect(await requests()).toBe(0);
	expect((await fetch(`${server.url}/checks/${KNOWN_VIN}`)).status).toBe(200);

	await freeSpace();
	const freedAt = performance.now();
	await vi.waitFor(async () => expect((await comment('Вторая')).status).toBe(200), { timeout: 10_000 });
	expect(performance.now() - freedAt).toBeLessThan(5_000);
	expect([await pay(paid), await pay(paid)]).toEqual(['SUCCESS', 'SUCCESS']);
	expect(await requests()).toBe(10);
	const { rows } = await database.store.query('select from ledger_entry');
	expect(rows).toHaveLength(1);
	expect(ordersOf(supplier)).toHaveLength(1);
	expect(log.filter((line) => line.includes('"msg":"bug"'))).toEqual([]);
}, 60_000);
