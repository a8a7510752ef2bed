import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION, SAMPLE_REPORT_UUID } from '@avtosverka/contract/owner-report/report';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '../../accounts/create-accounts.ts';
import { VERA } from '../../accounts/testing/invented-people.ts';
import { createApp } from '../../app.ts';
import type { Environment } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { createBareApp, MARKER } from '../../http/testing/served-app.ts';
import { testConfig, testDeps } from '../../http/testing/test-deps.ts';
import { createKeptJobs, type KeptJobs } from '../../jobs/testing/kept-jobs.ts';
import { createLog } from '../../log.ts';
import { createUnpaidAllowance } from '../../owner-reports/asking/allowance.ts';
import { createAsking } from '../../owner-reports/asking/asking.ts';
import { TRACES_OF_PRIMEROV } from '../../owner-reports/testing/people.ts';
import { found, playRegisters } from '../../owner-reports/testing/played-registers.ts';
import { textsOf } from '../../owner-reports/testing/texts.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';
import { registerOwnerReport } from './route.ts';

let database: TestDatabase;
let app: FastifyInstance;
let deps: Deps;
let jobs: KeptJobs;
const lines: string[] = [];
beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.store.query('delete from shared_count');
	await database.store.query('delete from owner_report_consent');
	await openSite();
});

/** A site with settings of its own. */
async function openSite(settings: Environment = {}, given: Partial<Deps> = {}): Promise<void> {
	await app?.close();
	jobs = createKeptJobs();
	const { store } = database;
	const clock = { now: () => new Date() };
	deps = testDeps({
		config: testConfig({ OWNER_REPORTS_PER_HOUR: '3', RATE_LIMIT_PER_MINUTE: '100000', ...settings }),
		log: createLog('trace', { write: (line) => lines.push(line) }),
		store,
		clock,
		jobs,
		accounts: createAccounts(store, clock),
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
	const ask = createAsking({ ...deps, letters: null, pace: deps.reportPace, allowance });
	for (const { id } of jobs.kept.splice(0)) await ask({ id }, new AbortController().signal);
}

async function pay(uuid: string): Promise<void> {
	await database.store.transaction((tx) =>
		deps.ownerReports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: new Date() }),
	);
}

describe('ordering a report', () => {
	test('answers with its number, and a job for each of eight registers waits', async () => {
		const { token } = await signIn();
		const uuid = await order(token);
		expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
		expect(jobs.kept).toHaveLength(8);
		const { report } = (await get(uuid, token)).json().data;
		expect(report).toMatchObject({
			last_name: 'Примеров',
			passport_number: '4509654321',
			birth_date: '01.02.1980',
			paid: false,
			ready_to_pay: false,
			report_status: 'forming',
			passport: null,
			passport_attempt_count: 0,
			own: true,
		});
	});

	test('understands a form in all three of its forms', async () => {
		const { token } = await signIn();
		const fields = { ...FORM, token };
		const encoded = await app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: { ...MARKER, 'content-type': 'application/x-www-form-urlencoded' },
			payload: new URLSearchParams(fields).toString(),
		});
		expect(encoded.json()).toMatchObject({ success: true });
		const data = new FormData();
		for (const [name, text] of Object.entries(fields)) data.set(name, text);
		const multipart = await app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: MARKER,
			payload: data,
		});
		expect(multipart.json()).toMatchObject({ success: true });
		const uuid = multipart.json().data.report_uuid;
		expect((await get(uuid, token)).json().data.report.passport_number).toBe('4509654321');
	});

	test('by one press of the button is one report, however often it is sent', async () => {
		const { token } = await signIn();
		const idempotence_key = '22222222-2222-4222-8222-222222222222';
		const replies = await Promise.all(
			Array.from({ length: 5 }, () => create({ ...FORM, token, idempotence_key })),
		);
		const uuids = replies
			.filter((reply) => reply.statusCode === 200)
			.map((reply) => reply.json().data.report_uuid);
		expect(new Set(uuids).size).toBe(1);
		expect(await order(token, { idempotence_key })).toBe(uuids[0]);
		expect(jobs.kept).toHaveLength(8);
		const other = await signIn();
		expect(await order(other.token, { idempotence_key })).not.toBe(uuids[0]);
	});

	test.each([
		['last_name', 'Primerov', 'Пожалуйста, используйте только кириллицу'],
		['last_name', '\u1c80асильев', 'Пожалуйста, используйте только кириллицу'],
		['first_name', ' ', 'Заполните все поля'],
		['birth_date', '31.02.1980', 'Такой даты нет. Введите дату рождения как ДД.ММ.ГГГГ'],
		['birth_date', '01.02.2199', 'Дата рождения ещё не наступила'],
		['passport_number', '4509', 'Паспорт должен содержать 10 цифр'],
		['consent', '', 'Подтвердите согласие на обработку персональных данных'],
		[
			'consent',
			'2020-01-01',
			'Текст согласия изменился. Обновите страницу, прочитайте его и подтвердите снова',
		],
	])('is refused for a wrong %s: «%s»', async (field, text, message) => {
		const { token } = await signIn();
		const reply = await create({ ...FORM, token, [field]: text });
		expect(reply.statusCode).toBe(400);
		expect(reply.json()).toEqual({ success: false, message, code: 'bad-input', field });
		expect(jobs.kept).toEqual([]);
	});

	test('stops at as many unpaid reports of a day as one account may have; deleting one frees none', async () => {
		await openSite({ UNPAID_REPORTS_PER_DAY: '2', OWNER_REPORTS_PER_HOUR: '100' });
		const { token } = await signIn();
		const first = await order(token);
		const second = await order(token);
		await remove(second, token);
		const refused = await create({ ...FORM, token });
		expect([refused.statusCode, refused.json().message]).toEqual([
			429,
			'За сутки у вас 2 неоплаченных отчёта: больше пока нельзя. Оплатите один из них или подождите до завтра.',
		]);
		await pay(first);
		await order(token);
		expect((await create({ ...FORM, token })).statusCode).toBe(429);
	});

	test('stops at as many of one network, whoever orders them and however many at one moment', async () => {
		await openSite({ UNPAID_REPORTS_PER_DAY_OF_ADDRESS: '3' });
		const people = await Promise.all(Array.from({ length: 8 }, signIn));
		const replies = await Promise.all(
			people.map(({ token }, index) => create({ ...FORM, token }, {}, `2001:db8:1:1::${index}`)),
		);
		expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
		const refused = replies.find(({ statusCode }) => statusCode !== 200);
		expect([refused?.statusCode, refused?.json().message]).toEqual([
			429,
			'С вашего адреса за сутки заказано слишком много неоплаченных отчётов. Оплатите один из них или подождите до завтра.',
		]);
		const { token } = await signIn();
		expect((await create({ ...FORM, token }, {}, '2001:db8:1:2::1')).statusCode).toBe(200);
	});

	test('takes a bot-protection value of its own purpose, once, beside the access token', async () => {
		const spent: string[] = [];
		const protection: Deps['protection'] = {
			kind: 'altcha',
			issue: async () => ({ kind: 'altcha', challenge: {} }),
			async verify({ token, purpose }) {
				const isGood = purpose === 'report' && token === 'good' && !spent.includes(token);
				spent.push(token);
				return isGood ? { verdict: 'pass', reason: 'ok' } : { verdict: 'fail', reason: 'spent' };
			},
		};
		await openSite({}, { protection });
		const { token } = await signIn();
		const without = await create({ ...FORM, token });
		expect([without.statusCode, without.json().code]).toEqual([400, 'protection-missing']);
		expect(await order(token, { protection: 'good' })).toMatch(/-/);
		const again = await create({ ...FORM, token, protection: 'good' });
		expect([again.statusCode, again.json().code]).toEqual([403, 'protection-failed']);
	});

	test('is for whoever is signed in', async () => {
		for (const token of [undefined, '', 'x'.repeat(43)]) {
			const reply = await create({ ...FORM, ...(token !== undefined && { token }) });
			expect([reply.statusCode, reply.json()]).toEqual([
				401,
				{ success: false, message: 'Вы не авторизованы', code: 'sign-in' },
			]);
		}
	});

	test('is limited for an account', async () => {
		const { token } = await signIn();
		for (let index = 0; index < 3; index += 1) await order(token);
		const reply = await create({ ...FORM, token });
		expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '3600']);
		await order((await signIn()).token);
	});
});

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

describe('asking a silent register of one’s own report again', () => {
	const repeat = (uuid: string, block: string, token: string) =>
		app.inject({
			method: 'POST',
			url: `/v1/ownerReport/${uuid}/repeat/${block}`,
			headers: { ...MARKER, authorization: `Bearer ${token}` },
		});
	/** A report whose bankruptcy is silent and is asked next in some hours. */
	async function silentReport() {
		const { token, id } = await signIn();
		const uuid = await order(token);
		await database.store.query(
			`update owner_report_block set state = 'unreachable', attempts = 7, next_at = now() + interval '3 hours'
			where report_uuid = $1 and register = 'bankruptcy'`,
			[uuid],
		);
		jobs.kept.splice(0);
		return { token, id, uuid };
	}
	const later = (uuid: string) =>
		database.store.query(
			`update owner_report_block set next_at = now() + interval '3 hours'
			where report_uuid = $1 and register = 'bankruptcy'`,
			[uuid],
		);

	test('asks it now, once however often the button is pressed', async () => {
		const { token, uuid } = await silentReport();
		const replies = await Promise.all(Array.from({ length: 3 }, () => repeat(uuid, 'bankruptcy', token)));
		for (const reply of replies) {
			expect(reply.statusCode).toBe(200);
			expect(Date.parse(reply.json().data.nextAt)).toBeLessThanOrEqual(Date.now());
		}
		expect(jobs.kept.length).toBe(1);
		await work();
		await work();
		expect((await get(uuid, token)).json().data.report).toMatchObject({ bankruptcy_attempt_count: 8 });
		expect((await repeat(uuid, 'bankruptcy', token)).json().message).toBe(
			'Этот реестр уже ответил. Обновите страницу.',
		);
	});

	test('may be wanted three times a day', async () => {
		const { token, uuid } = await silentReport();
		for (let time = 0; time < 3; time += 1) {
			expect((await repeat(uuid, 'bankruptcy', token)).statusCode).toBe(200);
			await later(uuid);
		}
		expect((await repeat(uuid, 'bankruptcy', token)).statusCode).toBe(429);
	});

	test('is for its creator alone, and for a register that there is', async () => {
		const { uuid, token } = await silentReport();
		const other = await signIn();
		expect((await repeat(uuid, 'bankruptcy', other.token)).statusCode).toBe(404);
		expect((await repeat(uuid, 'bankruptcy', '')).statusCode).toBe(401);
		expect((await repeat(uuid, 'nonsense', token)).statusCode).toBe(400);
		expect((await repeat('nonsense', 'inn', token)).statusCode).toBe(400);
		expect(jobs.kept).toEqual([]);
	});
});
