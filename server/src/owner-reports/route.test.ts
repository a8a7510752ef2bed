import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { describe, expect, test } from 'vitest';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerOwnerReport } from './route.ts';
import { FORM, setUpLimitedSite } from './testing/limited-site.ts';
import { TRACES_OF_PRIMEROV } from './testing/people.ts';
import { textsOf } from './testing/texts.ts';

const reports = setUpLimitedSite();
const { create, order } = reports;

describe('looking at a report', () => {
	test('that is unpaid shows nothing of what was found, to whomever', async () => {
		const { token } = await reports.site.signIn();
		const uuid = await order(token);
		await reports.site.work();
		const whole = await reports.site.deps.ownerReports.documentOf(uuid);
		expect(whole).toBe(null);
		await reports.site.pay(uuid);
		const paid = (await reports.site.get(uuid)).json().data.report;
		const rows = textsOf(paid).filter((text) => !TRACES_OF_PRIMEROV.some((trace) => text.includes(trace)));
		expect(rows.length).toBeGreaterThan(1);
		const other = await order(token);
		await reports.site.work();
		for (const viewer of [token, '', (await reports.site.signIn()).token]) {
			const { body } = await reports.site.get(other, viewer);
			expect(rows.filter((row) => body.includes(row))).toEqual([]);
			expect(JSON.parse(body).data.report).toMatchObject({ pledge: null, paid: false });
		}
	});

	test('that is paid shows it to whoever knows its number, without the passport’s', async () => {
		const { token } = await reports.site.signIn();
		const uuid = await order(token);
		await reports.site.work();
		await reports.site.pay(uuid);
		for (const viewer of ['', (await reports.site.signIn()).token]) {
			const { body } = await reports.site.get(uuid, viewer);
			expect(body).not.toContain('654321');
			expect(JSON.parse(body).data.report).toMatchObject({ passport_number: '45 09 ••••21', own: false });
		}
		expect((await reports.site.get(uuid, token)).json().data.report.passport_number).toBe('4509654321');
	});

	test('works with a bearer too, and is kept in no cache', async () => {
		const { token } = await reports.site.signIn();
		const uuid = await order(token);
		const reply = await reports.site.app.inject({
			url: `/v1/ownerReport/get?report_uuid=${uuid}`,
			headers: { ...MARKER, authorization: `Bearer ${token}` },
		});
		expect(reply.json().data.report.own).toBe(true);
		expect(reply.headers['cache-control']).toBe('no-store');
	});

	test('that is not there says so; a number that is none is refused', async () => {
		const unknown = await reports.site.get('33333333-3333-4333-8333-333333333333');
		expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not-found']);
		expect((await reports.site.get("x' or 1=1 --")).statusCode).toBe(400);
	});

	test('finds the sample without a store', async () => {
		const deps = testDeps();
		const bare = createBareApp(deps);
		registerOwnerReport(bare, deps, async () => []);
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
		const { token } = await reports.site.signIn();
		const uuid = await order(token);
		const other = await reports.site.signIn();
		expect((await reports.site.remove(uuid, other.token)).statusCode).toBe(404);
		expect((await reports.site.remove(uuid, 'nobody')).statusCode).toBe(401);
		expect((await reports.site.get(uuid)).statusCode).toBe(200);
		expect((await reports.site.remove(uuid, token)).json()).toMatchObject({ success: true });
		expect((await reports.site.get(uuid, token)).statusCode).toBe(404);
		expect((await reports.site.remove(uuid, token)).statusCode).toBe(404);
	});

	test('does not touch the sample', async () => {
		expect(
			(await reports.site.remove(SAMPLE_REPORT_UUID, (await reports.site.signIn()).token)).statusCode,
		).toBe(404);
		expect((await reports.site.get(SAMPLE_REPORT_UUID)).statusCode).toBe(200);
	});
});

describe('the cabinet', () => {
	test('lists one’s own reports, the newest first', async () => {
		const { token } = await reports.site.signIn();
		const [first, second] = [await order(token), await order(token, { last_name: 'Тестова' })];
		await reports.site.pay(first);
		await order((await reports.site.signIn()).token);
		const reply = await reports.site.app.inject({
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
	reports.site.log.length = 0;
	const { token } = await reports.site.signIn();
	const uuid = await order(token);
	await create({ ...FORM, token, birth_date: '31.02.1980' });
	await reports.site.get(uuid, token);
	await reports.site.work();
	await reports.site.remove(uuid, token);
	expect(reports.site.log.length).toBeGreaterThan(3);
	const log = reports.site.log.join('');
	expect([...TRACES_OF_PRIMEROV, token, uuid, '31.02.1980'].filter((text) => log.includes(text))).toEqual([]);
});
