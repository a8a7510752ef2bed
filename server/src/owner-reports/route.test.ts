import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION, SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { VERA } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createApp } from '../app.ts';
import type { Environment } from '../config.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { createStoredJobs, type StoredJobs } from '../jobs/testing/stored-jobs.ts';
import { createLog } from '../log.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { createUnpaidAllowance } from './asking/allowance.ts';
import { createBlockAsking } from './asking/asking.ts';
import { registerOwnerReport } from './route.ts';
import { TRACES_OF_PRIMEROV } from './testing/people.ts';
import { found, playRegisters } from './testing/played-registers.ts';
import { textsOf } from './testing/texts.ts';

const database = setUpDatabase();
let app: FastifyInstance;
let deps: ServerDeps;
let jobs: StoredJobs;
const lines: string[] = [];
beforeEach(async () => {
	await database.store.query('delete from shared_count');
	await database.store.query('delete from owner_report_consent');
	await openSite();
});

/** A site with settings of its own. */
async function openSite(settings: Environment = {}, given: Partial<ServerDeps> = {}): Promise<void> {
	await app?.close();
	jobs = createStoredJobs();
	const { store } = database;
	const clock = { now: () => new Date() };
	deps = testDeps({
		config: testConfig({ OWNER_REPORTS_PER_HOUR: '3', RATE_LIMIT_PER_MINUTE: '100000', ...settings }),
		log: createLog('trace', { write: (line) => lines.push(line) }),
		store,
		clock,
		jobs,
		accounts: testAccounts(store, clock),
		personRegisters: playRegisters(EVERYTHING),
		...given,
	});
	app = await createApp(deps);
}

/** Something in every register. */
const EVERYTHING = Object.fromEntries(PERSON_REGISTERS.map((register) => [register, found(register)]));

const FORM = {
	last_name: 'примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '4509654321',
	consent: CONSENT_VERSION,
};

/** Somebody new. */
async function signIn() {
	const { id } = await deps.accounts.enter({ ...VERA, id: randomUUID() });
	return { id, token: await deps.accounts.issueToken(id) };
}

const create = (payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
	app.inject({
		method: 'POST',
		url: '/v1/ownerReport/create',
		headers: { ...MARKER, ...headers },
		payload,
		remoteAddress,
	});
const get = (uuid: string, token = '') =>
	app.inject({ url: `/v1/ownerReport/get?report_uuid=${uuid}&token=${token}`, headers: MARKER });
const remove = (uuid: string, token: string) =>
	app.inject({
		method: 'DELETE',
		url: `/v1/ownerReport/${uuid}`,
		headers: { ...MARKER, authorization: `Bearer ${token}` },
	});

async function order(token: string, changed: object = {}): Promise<string> {
	const reply = await create({ ...FORM, token, ...changed });
	expect(reply.json()).toMatchObject({ success: true });
	return reply.json().data.report_uuid;
}

async function work(): Promise<void> {
	const allowance = createUnpaidAllowance({ ...deps, questionsPerDay: 100 });
	const ask = createBlockAsking({
		...deps,
		letters: null,
		retrySchedule: deps.reportRetrySchedule,
		allowance,
	});
	for (const { id } of jobs.stored.splice(0)) await ask({ id }, new AbortController().signal);
}

async function pay(uuid: string): Promise<void> {
	await database.store.transaction((tx) =>
		deps.ownerReports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: new Date() }),
	);
}

describe('looking at a report', () => {
	test('that is unpaid shows nothing of what was found, to whomever', async () => {
		const { token } = await signIn();
		const uuid = await order(token);
		await work();
		const whole = await deps.ownerReports.documentOf(uuid);
		expect(whole).toBe(null);
		await pay(uuid);
		const paid = (await get(uuid)).json().data.report;
		const rows = textsOf(paid).filter((text) => !TRACES_OF_PRIMEROV.some((trace) => text.includes(trace)));
		expect(rows.length).toBeGreaterThan(1);
		const other = await order(token);
		await work();
		for (const viewer of [token, '', (await signIn()).token]) {
			const { body } = await get(other, viewer);
			expect(rows.filter((row) => body.includes(row))).toEqual([]);
			expect(JSON.parse(body).data.report).toMatchObject({ pledge: null, paid: false });
		}
	});

	test('that is paid shows it to whoever knows its number, without the passport’s', async () => {
		const { token } = await signIn();
		const uuid = await order(token);
		await work();
		await pay(uuid);
		for (const viewer of ['', (await signIn()).token]) {
			const { body } = await get(uuid, viewer);
			expect(body).not.toContain('654321');
			expect(JSON.parse(body).data.report).toMatchObject({ passport_number: '45 09 ••••21', own: false });
		}
		expect((await get(uuid, token)).json().data.report.passport_number).toBe('4509654321');
	});

	test('works with a bearer too, and is kept in no cache', async () => {
		const { token } = await signIn();
		const uuid = await order(token);
		const reply = await app.inject({
			url: `/v1/ownerReport/get?report_uuid=${uuid}`,
			headers: { ...MARKER, authorization: `Bearer ${token}` },
		});
		expect(reply.json().data.report.own).toBe(true);
		expect(reply.headers['cache-control']).toBe('no-store');
	});

	test('that is not there says so; a number that is none is refused', async () => {
		const unknown = await get('33333333-3333-4333-8333-333333333333');
		expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not-found']);
		expect((await get("x' or 1=1 --")).statusCode).toBe(400);
	});

	test('finds the sample without a store', async () => {
		const deps = testDeps();
		const bare = createBareApp(deps);
		registerOwnerReport(bare, deps);
		const reply = await bare.inject({
			url: `/v1/ownerReport/get?report_uuid=${SAMPLE_REPORT_UUID}`,
			headers: MARKER,
		});
		expect(reply.json().data.report).toMatchObject({ sample: true, paid: true, report_status: 'completed' });
		await bare.close();
	});
});

describe('deleting a report', () => {
	test('is for whoever ordered it; to all others it is not there', async () => {
		const { token } = await signIn();
		const uuid = await order(token);
		const other = await signIn();
		expect((await remove(uuid, other.token)).statusCode).toBe(404);
		expect((await remove(uuid, 'nobody')).statusCode).toBe(401);
		expect((await get(uuid)).statusCode).toBe(200);
		expect((await remove(uuid, token)).json()).toMatchObject({ success: true });
		expect((await get(uuid, token)).statusCode).toBe(404);
		expect((await remove(uuid, token)).statusCode).toBe(404);
	});

	test('does not touch the sample', async () => {
		expect((await remove(SAMPLE_REPORT_UUID, (await signIn()).token)).statusCode).toBe(404);
		expect((await get(SAMPLE_REPORT_UUID)).statusCode).toBe(200);
	});
});

describe('the cabinet', () => {
	test('lists one’s own reports, the newest first', async () => {
		const { token } = await signIn();
		const [first, second] = [await order(token), await order(token, { last_name: 'Тестова' })];
		await pay(first);
		await order((await signIn()).token);
		const reply = await app.inject({
			method: 'POST',
			url: '/v1/user/reports',
			headers: MARKER,
			payload: { token },
		});
		expect(reply.json().data).toMatchObject([
			{ report_uuid: second, last_name: 'Тестова', paid: false },
			{ report_uuid: first, last_name: 'Примеров', paid: true },
		]);
	});
});

test('no line of the log has anything of a person, a token or a report’s number', async () => {
	lines.length = 0;
	const { token } = await signIn();
	const uuid = await order(token);
	await create({ ...FORM, token, birth_date: '31.02.1980' });
	await get(uuid, token);
	await work();
	await remove(uuid, token);
	expect(lines.length).toBeGreaterThan(3);
	const log = lines.join('');
	expect([...TRACES_OF_PRIMEROV, token, uuid, '31.02.1980'].filter((text) => log.includes(text))).toEqual([]);
});
