import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../config.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { playRegisters } from './testing/played-registers.ts';
import { openReportSite, type ReportSite } from './testing/report-site.ts';

const database = setUpDatabase();
let site: ReportSite;
afterAll(() => site.close());
beforeEach(async () => {
	await database.store.query('delete from shared_count');
	await database.store.query('delete from owner_report_consent');
	await open();
});

async function open(settings: Environment = {}, given: Partial<ServerDeps> = {}): Promise<void> {
	await site?.close();
	site = await openReportSite(database.store, playRegisters(), settings, given);
}

async function order(token: string, changed: object = {}): Promise<string> {
	const reply = await site.create({ token, ...changed });
	expect(reply.json()).toMatchObject({ success: true });
	return reply.json().data.report_uuid;
}

describe('ordering a report', () => {
	test('stops at as many unpaid reports of a day as one account may have; deleting one frees none', async () => {
		await open({ UNPAID_REPORTS_PER_DAY: '2' });
		const { token } = await site.signIn();
		const first = await order(token);
		const second = await order(token);
		await site.remove(second, token);
		const refused = await site.create({ token });
		expect([refused.statusCode, refused.json().message]).toEqual([
			429,
			'За сутки у вас 2 неоплаченных отчёта: больше пока нельзя. Оплатите один из них или подождите до завтра.',
		]);
		await site.pay(first);
		await order(token);
		expect((await site.create({ token })).statusCode).toBe(429);
	});

	test('stops at as many of one network, whoever orders them and however many at one moment', async () => {
		await open({ UNPAID_REPORTS_PER_DAY_OF_ADDRESS: '3' });
		const people = await Promise.all(Array.from({ length: 8 }, () => site.signIn()));
		const replies = await Promise.all(
			people.map(({ token }, index) => site.create({ token }, `2001:db8:1:1::${index}`)),
		);
		expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
		const refused = replies.find(({ statusCode }) => statusCode !== 200);
		expect([refused?.statusCode, refused?.json().message]).toEqual([
			429,
			'С вашего адреса за сутки заказано слишком много неоплаченных отчётов. Оплатите один из них или подождите до завтра.',
		]);
		const { token } = await site.signIn();
		expect((await site.create({ token }, '2001:db8:1:2::1')).statusCode).toBe(200);
	});

	test('takes a bot-protection value of its own purpose, once, beside the access token', async () => {
		const spent: string[] = [];
		const protection: ServerDeps['protection'] = {
			kind: 'altcha',
			issue: async () => ({ kind: 'altcha', challenge: {} }),
			async verify({ token, purpose }) {
				const isGood = purpose === 'report' && token === 'good' && !spent.includes(token);
				spent.push(token);
				return isGood ? { verdict: 'pass', reason: 'ok' } : { verdict: 'fail', reason: 'spent' };
			},
		};
		await open({}, { protection });
		const { token } = await site.signIn();
		const without = await site.create({ token });
		expect([without.statusCode, without.json().code]).toEqual([400, 'protection-missing']);
		expect(await order(token, { protection: 'good' })).toMatch(/-/);
		const again = await site.create({ token, protection: 'good' });
		expect([again.statusCode, again.json().code]).toEqual([403, 'protection-failed']);
	});
});
