import { Problem } from '@avtosverka/contract/problem';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { PYOTR, VERA } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { type FakeRegisters, fakeRegisters } from '../answers/testing/fake-registers.ts';
import { type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { drawToken } from '../http/guards/access-token.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { createLedger } from '../ledger/ledger.ts';
import { createLog } from '../log.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createOwnVins, registerPaidLookup } from './route.ts';
import { finds, OTHER_VIN, PLATE, VIN } from './testing/processes.ts';

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let log: string[];
let app: FastifyInstance;
beforeEach(async () => {
	await database.store.db.execute(sql`truncate account, shared_count cascade`);
	clock = testClock();
	registers = fakeRegisters(clock);
	registers.reactFor('card-index', () => finds(clock, VIN));
	log = [];
	app = node();
});

/** An app as one of several processes on one store has it. */
function node(): FastifyInstance {
	const deps = testDeps({
		store: database.store,
		clock,
		registers,
		accounts: testAccounts(database.store, clock),
		log: createLog('trace', { write: (line) => log.push(line) }),
	});
	const made = createBareApp(deps);
	registerPaidLookup(made, deps);
	return made;
}

async function signIn(identity: typeof VERA | typeof PYOTR, requests: number): Promise<string> {
	const accounts = testAccounts(database.store, clock);
	const { id: accountId } = await accounts.enter(identity);
	const sale = { orderId: identity.provider, accountId, requests, kopecks: 49_00 };
	await database.store.transaction((tx) => createLedger(database.store, clock).credit(tx, sale));
	return accounts.issueToken(accountId);
}

const url = (token: string, plate: string = PLATE, known?: string) =>
	`/v1/getPaidRequest/${encodeURIComponent(plate)}/${token}${known ? `?known=${known}` : ''}`;
const ask = (token: string, plate?: string, known?: string, on = app) =>
	on.inject({ url: url(token, plate, known), headers: MARKER });

describe('GET /v1/getPaidRequest/:plate/:access_token', () => {
	test('gives the VIN for one request, and says so', async () => {
		const token = await signIn(VERA, 10);
		const reply = await ask(token);
		expect(reply.statusCode).toBe(200);
		expect(reply.headers['cache-control']).toBe('no-store');
		expect(reply.json()).toMatchObject({
			success: true,
			message: 'VIN найден. Списан один запрос.',
			data: { vin: VIN, charged: true },
			meta: { state: 'found', source: 'avtocod', cached: false },
		});
		expect(await testAccounts(database.store, clock).userOf(token)).toMatchObject({ requests: 9 });
	});

	test('takes the VIN that the page shows, however it is typed, and ignores what is no VIN', async () => {
		const token = await signIn(VERA, 10);
		for (const nonsense of ['', 'XTA', '%00', "'%20or%201=1"]) {
			const reply = await ask(token, 'Е404КХ99', nonsense);
			expect(reply.json()).toMatchObject({ data: { vin: VIN } });
		}
		registers.reactFor('card-index', () => finds(clock, OTHER_VIN));
		const reply = await ask(token, PLATE, OTHER_VIN.toLowerCase());
		expect(reply.json()).toMatchObject({
			success: true,
			message: 'Не удалось найти новый VIN для номера А123ВС77',
			data: { vin: OTHER_VIN, charged: false },
		});
		expect((await ask(token, PLATE, 'X'.repeat(65))).statusCode).toBe(400);
	});

	test('asks once when it is pressed twice, on one node and on two', async () => {
		const token = await signIn(VERA, 10);
		const replies = await Promise.all([ask(token), ask(token), ask(token, PLATE, undefined, node())]);
		for (const reply of replies) expect(reply.json()).toMatchObject({ success: true, data: { vin: VIN } });
		expect(registers.asked).toHaveLength(1);
		expect(await testAccounts(database.store, clock).userOf(token)).toMatchObject({ requests: 9 });
	});

	test('refuses who has no request left, with the sentence of the specification', async () => {
		const token = await signIn(VERA, 1);
		await ask(token);
		const reply = await ask(token, 'Е404КХ99');
		expect(reply.statusCode).toBe(402);
		expect(Problem.parse(reply.json())).toEqual({
			success: false,
			message: 'В данный момент у Вас нет оплаченых запросов',
			code: 'no-requests',
		});
	});

	test('charges nobody but whose token it is', async () => {
		const [vera, pyotr] = [await signIn(VERA, 1), await signIn(PYOTR, 1)];
		await ask(vera);
		const accounts = testAccounts(database.store, clock);
		expect(await accounts.userOf(pyotr)).toMatchObject({ requests: 1 });
		expect((await ask(pyotr)).json()).toMatchObject({ data: { vin: VIN, charged: true } });
		expect(registers.asked).toHaveLength(2);
	});

	test.each([
		['an unknown token', () => drawToken()],
		['no token of ours', () => 'off'],
		['an endless token', () => 'x'.repeat(257)],
	])('asks nobody for %s', async (_, tokenOf) => {
		const reply = await ask(tokenOf());
		expect([401, 404]).toContain(reply.statusCode);
		expect(reply.json()).toMatchObject({ success: false });
		expect(registers.asked).toEqual([]);
	});

	test('does not take the token from a header, nor a revoked one, nor a request of another site', async () => {
		const token = await signIn(VERA, 1);
		const bearer = { ...MARKER, authorization: `Bearer ${token}` };
		expect((await app.inject({ url: url('off'), headers: bearer })).statusCode).toBe(401);
		expect((await app.inject({ url: url(token) })).statusCode).toBe(400);
		const prefetch = { ...MARKER, 'sec-purpose': 'prefetch' };
		expect((await app.inject({ url: url(token), headers: prefetch })).statusCode).toBe(403);
		await testAccounts(database.store, clock).revoke(token);
		expect((await ask(token)).statusCode).toBe(401);
		expect(registers.asked).toEqual([]);
	});

	test('lets nobody guess tokens', async () => {
		const statuses: number[] = [];
		for (let guess = 0; guess < 62; guess += 1) statuses.push((await ask(drawToken())).statusCode);
		expect(statuses.filter((status) => status === 401)).toHaveLength(60);
		expect(statuses.at(-1)).toBe(429);
	});

	test('refuses what is no plate', async () => {
		const token = await signIn(VERA, 1);
		for (const plate of ['А123', '%00', 'XTA21144094786239']) {
			expect((await ask(token, plate)).statusCode).toBe(400);
		}
		expect(registers.asked).toEqual([]);
	});

	test('leaves no plate, VIN or token in the log, whatever happens', async () => {
		const token = await signIn(VERA, 2);
		await ask(token, PLATE, OTHER_VIN);
		registers.reactFor('card-index', () => {
			throw new Error(`${PLATE} ${VIN}`);
		});
		expect((await ask(token, 'Е404КХ99')).statusCode).toBe(500);
		await app.close();
		expect(log.join('\n')).toContain('/v1/getPaidRequest/:plate/:access_token');
		expect(log.join('\n')).toContain('a paid lookup failed');
		for (const secret of [PLATE, encodeURIComponent(PLATE), 'Е404КХ99', VIN, OTHER_VIN, token]) {
			expect(log.join('\n')).not.toContain(secret);
		}
	});
});

describe('repeating what a plate has cost already', () => {
	const repeat = (token: string, on = app) =>
		on.inject({ url: `${url(token)}?repeat=true`, headers: MARKER });
	const requestsOf = async (token: string) =>
		(await testAccounts(database.store, clock).userOf(token))?.requests;

	test('gives the answer that was paid for as it was given, for a day, and asks nobody', async () => {
		const token = await signIn(VERA, 10);
		const first = (await ask(token)).json();
		for (const on of [app, node()]) {
			expect((await repeat(token, on)).json()).toMatchObject({ message: first.message, data: first.data });
		}
		clock.pass(25 * 60 * 60 * 1000);
		expect((await repeat(token)).json()).toMatchObject({ success: true, data: null });
		expect([registers.asked.length, await requestsOf(token)]).toEqual([1, 9]);
	});

	test('never spends a request: of what was not asked, or came to nothing, there is nothing to repeat', async () => {
		const token = await signIn(VERA, 10);
		expect((await repeat(token)).json()).toMatchObject({ data: null, meta: { state: 'not-asked' } });
		registers.reactFor('card-index', () => ({ state: 'not-asked', reason: 'no-key' }));
		await ask(token);
		expect((await repeat(token)).json()).toMatchObject({ data: null, meta: { state: 'not-asked' } });
		expect([registers.asked.length, await requestsOf(token)]).toEqual([1, 10]);
	});

	test('joins the lookup that is under way', async () => {
		const token = await signIn(VERA, 10);
		const { promise, resolve } = Promise.withResolvers<ReturnType<typeof finds>>();
		registers.reactFor('card-index', () => promise);
		const pressed = ask(token);
		await expect.poll(() => registers.asked.length, { timeout: 10_000 }).toBe(1);
		const repeated = repeat(token);
		resolve(finds(clock, VIN));
		const replies = [(await pressed).json(), (await repeated).json()];
		for (const reply of replies) expect(reply).toMatchObject({ data: { vin: VIN, charged: true } });
		expect([registers.asked.length, await requestsOf(token)]).toEqual([1, 9]);
	});

	test('tells nobody of another’s', async () => {
		await ask(await signIn(VERA, 10));
		expect((await repeat(await signIn(PYOTR, 1))).json()).toMatchObject({ data: null });
	});
});

test('the VINs that a person has bought are listed, the newest first, until the account is deleted', async () => {
	const [token, pyotr] = [await signIn(VERA, 10), await signIn(PYOTR, 1)];
	await ask(token);
	clock.pass(1000);
	registers.reactFor('card-index', () => finds(clock, OTHER_VIN));
	await ask(token, 'Е404КХ99');
	registers.reactFor('card-index', () => finds(clock, null));
	await ask(token, 'К777КК799');
	const accounts = testAccounts(database.store, clock);
	const { id } = (await accounts.userOf(token))!;
	const vinsOf = createOwnVins({ store: database.store });
	expect(await vinsOf(id)).toMatchObject([
		{ plate: 'Е404КХ99', vin: OTHER_VIN },
		{ plate: PLATE, vin: VIN, created_at: '2026-11-21T07:42:00.000Z' },
	]);
	expect(await vinsOf((await accounts.userOf(pyotr))!.id)).toEqual([]);
	await accounts.remove(id);
	expect(await vinsOf(id)).toEqual([]);
});
