import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VERA } from '../../accounts/testing/invented-people.ts';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { createBareApp, MARKER } from '../../http/testing/served-app.ts';
import { PRIMEROV } from '../../owner-reports/testing/people.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { registerShares } from '../route.ts';
import { purgeOldShares, purgeSharedContent, SHARE_LIMITS } from '../store.ts';
import { sharedOwnerReportCall } from './owner-links.ts';
import { registerOwnerLinks } from './route.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T10:25:00Z');

const database = setUpDatabase();
let now: number;
let site: ReturnType<typeof openSite>;
beforeAll(async () => {
	site = openSite();
});
beforeEach(async () => {
	now = START;
	await database.store.db.execute(sql`truncate account, shared_report, owner_report, ledger_entry cascade`);
});

function openSite(settings: { appSecret?: string } = {}) {
	const { store } = database;
	const clock = { now: () => new Date(now) };
	const deps = testDeps({ store, clock, accounts: testAccounts(store, clock), ...settings });
	const app = createBareApp(deps);
	registerShares(app, deps);
	registerOwnerLinks(app, deps);
	const { sharedOwnerReport } = sharedOwnerReportCall(deps);
	const headersOf = (token: string | null) => ({
		...MARKER,
		...(token && { authorization: `Bearer ${token}` }),
	});

	async function post(path: string, token: string | null, ...orders: readonly string[]) {
		const request = { method: 'POST' as const, url: `/v1/ownerReport/${path}`, headers: headersOf(token) };
		const reply = await app.inject({ ...request, payload: { orders } });
		return { status: reply.statusCode, json: reply.json() };
	}
	return {
		deps,
		/** Somebody new with a report, paid for by an order unless it is null. */
		async buyer(order: string | null = `A${randomUUID()}Z`) {
			const { id: accountId } = await deps.accounts.enter({ ...VERA, id: randomUUID() });
			const token = await deps.accounts.issueToken(accountId);
			const report = await deps.ownerReports.create({
				...{ accountId, person: PRIMEROV, address: '192.0.2.1' },
				...{ idempotenceKey: null, unpaidLimit: null },
			});
			const uuid = report?.uuid ?? '';
			if (order !== null) {
				const payment = { orderId: order, email: null, at: clock.now() };
				await store.transaction((tx) => deps.ownerReports.pay(tx, uuid, payment));
			}
			return { accountId, token, uuid, order: order ?? '' };
		},
		share: (uuid: string, token: string | null, ...orders: readonly string[]) =>
			post(`${uuid}/share`, token, ...orders),
		end: (uuid: string, token: string | null, ...orders: readonly string[]) =>
			post(`${uuid}/share/end`, token, ...orders),
		/** What stands behind a link's address now. */
		behind: (url: string) => sharedOwnerReport(new URL(url).pathname.replace('/o/', '')),
		list: async (token: string) =>
			(await app.inject({ url: '/v1/user/shares', headers: headersOf(token) })).json().data,
		endListed: async (token: string, id: string) =>
			(await app.inject({ method: 'DELETE', url: `/v1/user/shares/${id}`, headers: headersOf(token) }))
				.statusCode,
	};
}

describe('a link to an owner report', () => {
	test('is made by whoever ordered it, once, for a week, and shows passport and birth date masked', async () => {
		const { uuid, token } = await site.buyer();
		const made = await site.share(uuid, token);
		expect(made.json.data.expires_at).toBe(new Date(START + 7 * DAY_MS).toISOString());
		now += DAY_MS;
		expect((await site.share(uuid, token)).json.data).toEqual(made.json.data);
		const shared = await site.behind(made.json.data.url);
		expect(shared).toMatchObject({
			report: {
				last_name: 'Примеров',
				passport_number: '45 09 ••••21',
				birth_date: '••.••.1980',
				own: false,
			},
		});
		const text = JSON.stringify(shared) + JSON.stringify(made.json);
		for (const secret of [PRIMEROV.passport, '01.02.1980', '1980-02-01']) expect(text).not.toContain(secret);
		expect(JSON.stringify(shared)).not.toContain(uuid);
	});

	test('is made and revoked by whoever paid without signing in, by the order’s number', async () => {
		const { uuid, order } = await site.buyer();
		const { url } = (await site.share(uuid, null, 'A0Z', order)).json.data;
		expect(await site.behind(url)).toMatchObject({ report: { last_name: 'Примеров' } });
		expect((await site.end(uuid, null, order)).status).toBe(200);
		expect(await site.behind(url)).toBe('over');
		expect((await site.end(uuid, null, order)).status).toBe(404);
		const again = (await site.share(uuid, null, order)).json.data.url;
		expect(again).not.toBe(url);
		expect([await site.behind(url), typeof (await site.behind(again))]).toEqual(['over', 'object']);
	});

	test('is neither made nor revoked by anybody else, of another’s report, or of one that is not paid for', async () => {
		const [mine, other] = [await site.buyer(), await site.buyer()];
		const unpaid = await site.buyer(null);
		const { url } = (await site.share(mine.uuid, mine.token)).json.data;
		const strangers = [
			await site.share(mine.uuid, other.token),
			await site.share(mine.uuid, null),
			await site.share(mine.uuid, null, other.order),
			await site.share(mine.uuid, null, ''),
			await site.share(randomUUID(), mine.token),
			await site.share(unpaid.uuid, unpaid.token),
			await site.share(unpaid.uuid, null, ''),
			await site.end(mine.uuid, other.token),
			await site.end(mine.uuid, null),
			await site.end(mine.uuid, null, other.order),
		];
		expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([404]));
		expect(new Set(strangers.map(({ json }) => json.message)).size).toBe(1);
		expect(await site.behind(url)).toMatchObject({ report: { paid: true } });
		expect((await site.share('nobody', mine.token)).status).toBe(400);
		expect((await site.share(mine.uuid, null, 'A'.repeat(65))).status).toBe(400);
		expect((await site.share(mine.uuid, null, ...Array(21).fill('A1Z'))).status).toBe(400);
	});

	test('stands in the cabinet by name and initials, which its row does not hold, and is revoked there', async () => {
		const { uuid, token } = await site.buyer();
		const { url } = (await site.share(uuid, token)).json.data;
		const [line] = await site.list(token);
		expect(line).toMatchObject({ label: 'Отчёт о владельце: Примеров П. О.' });
		const { rows } = await database.store.db.execute(sql`select * from shared_report`);
		expect(JSON.stringify(rows)).not.toContain('Примеров');
		expect(await site.endListed(token, line.id)).toBe(200);
		expect([await site.list(token), await site.behind(url)]).toEqual([[], 'over']);
	});

	test('ends with its term, and is told from an unknown one for thirty days more', async () => {
		const { uuid, token } = await site.buyer();
		const { url } = (await site.share(uuid, token)).json.data;
		now += 7 * DAY_MS - 1;
		expect(await site.behind(url)).toMatchObject({ report: { paid: true } });
		now += 1;
		expect(await site.behind(url)).toBe('over');
		expect(await purgeSharedContent(database.store, new Date(now), 10)).toBe(1);
		now += 30 * DAY_MS + 1;
		await purgeOldShares(database.store, new Date(now), 10);
		expect(await site.behind(url)).toBeNull();
	});

	test('ends with the report, with the account, and with the money that was given back', async () => {
		const [deleted, gone, returned] = [await site.buyer(), await site.buyer(), await site.buyer()];
		const urls: string[] = [];
		for (const { uuid, token } of [deleted, gone, returned]) {
			urls.push((await site.share(uuid, token)).json.data.url);
		}
		const { accounts, ownerReports, store } = site.deps;
		await ownerReports.remove(deleted.uuid, deleted.accountId);
		await accounts.remove(gone.accountId);
		await store.transaction((tx) => ownerReports.takeBack(tx, returned.uuid, returned.order));
		for (const url of urls) expect(await site.behind(url)).toBe('over');
		const { rows } = await database.store.db.execute(
			sql`select owner_report from shared_report where owner_report is not null`,
		);
		expect(rows).toEqual([{ owner_report: returned.uuid }]);
	});

	test('is one, however many presses make it at once, and one of the links of its account', async () => {
		const { uuid, token, accountId } = await site.buyer();
		const made = await Promise.all(Array.from({ length: 4 }, () => site.share(uuid, token)));
		expect(new Set(made.map(({ json }) => json.data.url)).size).toBe(1);
		await database.store.db.execute(sql`
			insert into shared_report (id, account_id, token_hash, created_at, expires_at)
			select gen_random_uuid(), ${accountId}, sha256(number::text::bytea), ${new Date(now)},
				${new Date(now + DAY_MS)} from generate_series(2, ${SHARE_LIMITS.aDay}) number`);
		expect((await site.share(uuid, token)).status).toBe(200);
		await site.end(uuid, token);
		expect((await site.share(uuid, token)).status).toBe(429);
	});

	test('is shown by the secret that signed it; with another one there is a new link, and the old one holds', async () => {
		const { uuid, token } = await site.buyer();
		const { url } = (await site.share(uuid, token)).json.data;
		const later = openSite({ appSecret: 'another secret of the installation' });
		const next = (await later.share(uuid, token)).json.data.url;
		expect(next).not.toBe(url);
		for (const link of [url, next])
			expect(await later.behind(link)).toMatchObject({ report: { paid: true } });
		await later.end(uuid, token);
		for (const link of [url, next]) expect(await later.behind(link)).toBe('over');
	});
});

test('no address that is none of a link leads anywhere', async () => {
	const { uuid } = await site.buyer();
	for (const token of ['x'.repeat(43), uuid, ''])
		expect(await site.behind(`https://a.test/o/${token}`)).toBeNull();
});
