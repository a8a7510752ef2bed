import { CONSENT_VERSION, SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../config.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerOwnerReport } from './route.ts';
import { TRACES_OF_PRIMEROV } from './testing/people.ts';
import { EVERYTHING_FOUND, playRegisters } from './testing/played-registers.ts';
import { openReportSite, type ReportSite } from './testing/report-site.ts';
import { textsOf } from './testing/texts.ts';

const database = setUpDatabase();
let site: ReportSite;
afterAll(() => site.close());
beforeEach(async () => {
	await database.store.query('delete from shared_count');
	await database.store.query('delete from owner_report_consent');
	await reopen();
});

/** A site with settings of its own, where every register has found something. */
async function reopen(settings: Environment = {}, given: Partial<ServerDeps> = {}): Promise<void> {
	await site?.close();
	const limited = { OWNER_REPORTS_PER_HOUR: '3', ...settings };
	site = await openReportSite(database.store, playRegisters(EVERYTHING_FOUND), limited, given);
}

const FORM = {
	last_name: 'примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '4509654321',
	consent: CONSENT_VERSION,
};

const create = (payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
	site.app.inject({
		method: 'POST',
		url: '/v1/ownerReport/create',
		headers: { ...MARKER, ...headers },
		payload,
		remoteAddress,
	});

async function order(token: string, changed: object = {}): Promise<string> {
	const reply = await create({ ...FORM, token, ...changed });
	expect(reply.json()).toMatchObject({ success: true });
	return reply.json().data.report_uuid;
}

describe('looking at a report', () => {
	test('that is unpaid shows nothing of what was found, to whomever', async () => {
		const { token } = await site.signIn();
		const uuid = await order(token);
		await site.work();
		const whole = await site.deps.ownerReports.documentOf(uuid);
		expect(whole).toBe(null);
		await site.pay(uuid);
		const paid = (await site.get(uuid)).json().data.report;
		const rows = textsOf(paid).filter((text) => !TRACES_OF_PRIMEROV.some((trace) => text.includes(trace)));
		expect(rows.length).toBeGreaterThan(1);
		const other = await order(token);
		await site.work();
		for (const viewer of [token, '', (await site.signIn()).token]) {
			const { body } = await site.get(other, viewer);
			expect(rows.filter((row) => body.includes(row))).toEqual([]);
			expect(JSON.parse(body).data.report).toMatchObject({ pledge: null, paid: false });
		}
	});

	test('that is paid shows it to whoever knows its number, without the passport’s', async () => {
		const { token } = await site.signIn();
		const uuid = await order(token);
		await site.work();
		await site.pay(uuid);
		for (const viewer of ['', (await site.signIn()).token]) {
			const { body } = await site.get(uuid, viewer);
			expect(body).not.toContain('654321');
			expect(JSON.parse(body).data.report).toMatchObject({ passport_number: '45 09 ••••21', own: false });
		}
		expect((await site.get(uuid, token)).json().data.report.passport_number).toBe('4509654321');
	});

	test('works with a bearer too, and is kept in no cache', async () => {
		const { token } = await site.signIn();
		const uuid = await order(token);
		const reply = await site.app.inject({
			url: `/v1/ownerReport/get?report_uuid=${uuid}`,
			headers: { ...MARKER, authorization: `Bearer ${token}` },
		});
		expect(reply.json().data.report.own).toBe(true);
		expect(reply.headers['cache-control']).toBe('no-store');
	});

	test('that is not there says so; a number that is none is refused', async () => {
		const unknown = await site.get('33333333-3333-4333-8333-333333333333');
		expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not-found']);
		expect((await site.get("x' or 1=1 --")).statusCode).toBe(400);
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
		const { token } = await site.signIn();
		const uuid = await order(token);
		const other = await site.signIn();
		expect((await site.remove(uuid, other.token)).statusCode).toBe(404);
		expect((await site.remove(uuid, 'nobody')).statusCode).toBe(401);
		expect((await site.get(uuid)).statusCode).toBe(200);
		expect((await site.remove(uuid, token)).json()).toMatchObject({ success: true });
		expect((await site.get(uuid, token)).statusCode).toBe(404);
		expect((await site.remove(uuid, token)).statusCode).toBe(404);
	});

	test('does not touch the sample', async () => {
		expect((await site.remove(SAMPLE_REPORT_UUID, (await site.signIn()).token)).statusCode).toBe(404);
		expect((await site.get(SAMPLE_REPORT_UUID)).statusCode).toBe(200);
	});
});

describe('the cabinet', () => {
	test('lists one’s own reports, the newest first', async () => {
		const { token } = await site.signIn();
		const [first, second] = [await order(token), await order(token, { last_name: 'Тестова' })];
		await site.pay(first);
		await order((await site.signIn()).token);
		const reply = await site.app.inject({
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
	site.log.length = 0;
	const { token } = await site.signIn();
	const uuid = await order(token);
	await create({ ...FORM, token, birth_date: '31.02.1980' });
	await site.get(uuid, token);
	await site.work();
	await site.remove(uuid, token);
	expect(site.log.length).toBeGreaterThan(3);
	const log = site.log.join('');
	expect([...TRACES_OF_PRIMEROV, token, uuid, '31.02.1980'].filter((text) => log.includes(text))).toEqual([]);
});
