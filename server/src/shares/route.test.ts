import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { PYOTR, VERA } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createAnswers } from '../answers/answer-cache.ts';
import { ASKER, fakeRegisters, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { tokenHashOf } from '../http/guards/access-token.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerShares } from './route.ts';
import { findShared, purgeOldShares, purgeSharedContent, SHARE_LIMITS } from './store.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T10:25:00Z');

const database = setUpDatabase();
let now: number;
beforeEach(async () => {
	now = START;
	await database.store.db.execute(
		sql`truncate account, access_token, shared_report, kept_answer, failed_question, ledger_entry cascade`,
	);
});

async function siteOf(person: typeof VERA | typeof PYOTR = VERA) {
	const { store } = database;
	const clock = { now: () => new Date(now) };
	const registers = fakeRegisters(clock);
	const accounts = testAccounts(store, clock);
	const deps = testDeps({ store, clock, registers, accounts });
	const app = createBareApp(deps);
	registerShares(app, deps);
	const { id } = await accounts.enter(person);
	const headers = { ...MARKER, authorization: `Bearer ${await accounts.issueToken(id)}` };
	return {
		registers,
		async askAll() {
			const answers = createAnswers(deps);
			const subject = { kind: 'vin', vin: SAMPLE_VIN } as const;
			for (const register of ['base', ...SECTIONS] as const) {
				await answers.answer({ register, subject, refresh: false, asker: ASKER });
			}
		},
		async make(body: object = {}) {
			const payload = { vin: SAMPLE_VIN, ...body };
			const reply = await app.inject({ method: 'POST', url: '/v1/user/shares', headers, payload });
			return { status: reply.statusCode, json: reply.json() };
		},
		async list() {
			return (await app.inject({ url: '/v1/user/shares', headers })).json().data;
		},
		async end(shareId: string) {
			return (await app.inject({ method: 'DELETE', url: `/v1/user/shares/${shareId}`, headers })).statusCode;
		},
		remove: () => accounts.remove(id),
		signedOut: () => app.inject({ method: 'POST', url: '/v1/user/shares', headers: MARKER, payload: {} }),
	};
}

/** What stands behind a link's address now. */
function behind(url: string) {
	const token = new URL(url).pathname.replace('/s/', '');
	return findShared(database.store, tokenHashOf(token), new Date(now));
}

async function rows() {
	const text = sql`select label, content is null as empty, account_id from shared_report`;
	return (await database.store.db.execute(text)).rows;
}

/** The one link that there is, so many times more, each at an address of its own. */
async function copyShare(times: number) {
	const columns = sql.raw('label, content, key_id, account_id, created_at, expires_at');
	await database.store.db.execute(sql`
		insert into shared_report (id, token_hash, ${columns})
		select gen_random_uuid(), sha256(place::text::bytea), ${columns}
		from shared_report, generate_series(1, ${times}::int) as place
	`);
}

describe('a link to a report', () => {
	test('holds the report as it was, asks no register, and names the car without its VIN', async () => {
		const site = await siteOf();
		await site.askAll();
		const asked = site.registers.asked.length;
		const { status, json } = await site.make();
		expect([status, json.data.expires_at]).toEqual([200, new Date(START + 7 * DAY_MS).toISOString()]);
		expect(JSON.stringify(json)).not.toContain(SAMPLE_VIN);
		const report = await behind(json.data.url);
		expect(report).toMatchObject({ vin: 'XTA…', masked: true, decided: { verdict: 'stop' } });
		expect(JSON.stringify(report)).not.toContain(SAMPLE_VIN);
		expect(site.registers.asked).toHaveLength(asked);
	});

	test('shows the VIN where its maker says so, and a pledgor’s name in no case', async () => {
		const site = await siteOf();
		await site.askAll();
		const report = JSON.stringify(await behind((await site.make({ masked: false })).json.data.url));
		expect(report).toContain(SAMPLE_VIN);
		const names = SAMPLE_FACTS.zalog.open.flatMap(({ pledgors }) => pledgors);
		expect(names).not.toEqual([]);
		for (const name of names) expect(report).not.toContain(name);
	});

	test('says of a register that was asked in vain when that was', async () => {
		const site = await siteOf();
		site.registers.reactFor('wanted', () => unreachable(new Date(now)));
		await site.askAll();
		const report = await behind((await site.make()).json.data.url);
		expect(report).toMatchObject({
			stored: { failed: { wanted: { meta: { state: 'unreachable', asOf: '2026-11-21' } } } },
			decided: {
				notChecked: expect.arrayContaining([
					expect.objectContaining({
						section: 'wanted',
						why: 'спрашивали 21 ноября 2026: реестр не ответил',
					}),
				]),
			},
		});
	});

	test.each([
		[1, 1],
		[7, 7],
		[30, 30],
	])('of %i days ends after them, and is told from an unknown one for thirty more', async (days) => {
		const site = await siteOf();
		await site.askAll();
		const { url } = (await site.make({ days })).json.data;
		now += days * DAY_MS - 1;
		expect(await behind(url)).toMatchObject({ masked: true });
		now += 1;
		expect(await behind(url)).toBe('over');
		expect(await site.list()).toEqual([]);
		expect(await purgeSharedContent(database.store, new Date(now), 10)).toBe(1);
		expect(await rows()).toMatchObject([{ label: null, empty: true }]);
		now += 30 * DAY_MS;
		await purgeOldShares(database.store, new Date(now), 10);
		expect(await behind(url)).toBe('over');
		now += 1;
		await purgeOldShares(database.store, new Date(now), 10);
		expect(await behind(url)).toBeNull();
	});

	test('is listed for its maker alone, who alone revokes it, once', async () => {
		const [site, other] = [await siteOf(), await siteOf(PYOTR)];
		await site.askAll();
		const { id, url, ...rest } = (await site.make()).json.data;
		expect(await site.list()).toEqual([{ id, ...rest }]);
		expect([await other.list(), await other.end(id)]).toEqual([[], 404]);
		expect([await site.end(id), await site.end(id)]).toEqual([200, 404]);
		expect(await behind(url)).toBe('over');
		expect(await rows()).toMatchObject([{ label: null, empty: true }]);
	});

	test('ends with the account, which it no longer names', async () => {
		const site = await siteOf();
		await site.askAll();
		const { url } = (await site.make()).json.data;
		await site.remove();
		expect(await behind(url)).toBe('over');
		expect(await rows()).toEqual([{ label: null, empty: true, account_id: null }]);
	});

	test('is not made of nothing, for nobody, or for a term of one’s own', async () => {
		const site = await siteOf();
		expect(await site.make()).toMatchObject({ status: 409, json: { code: 'conflict' } });
		expect((await site.make({ days: 8 })).status).toBe(400);
		expect((await site.make({ vin: 'XTA' })).status).toBe(400);
		expect((await site.signedOut()).statusCode).toBe(401);
		expect(await rows()).toEqual([]);
	});

	test('is one of twenty in a day, however they are asked for', async () => {
		const site = await siteOf();
		await site.askAll();
		expect((await site.make()).status).toBe(200);
		// Twenty at once wait for each other longer on a slow machine than a question to the store may take.
		await copyShare(SHARE_LIMITS.aDay - 4);
		const all = await Promise.all(Array.from({ length: 6 }, () => site.make()));
		const made = all.filter(({ status }) => status === 200);
		expect(made).toHaveLength(3);
		await site.end(made[0]?.json.data.id);
		expect((await site.make()).status).toBe(429);
		now += DAY_MS;
		expect((await site.make()).status).toBe(200);
		expect((await site.make()).json.message).toContain('отзовите');
	});
});
