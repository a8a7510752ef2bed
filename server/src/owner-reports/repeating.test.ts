import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { createRepeats } from './asking/repeating.ts';
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

async function open(): Promise<void> {
	await site?.close();
	site = await openReportSite(database.store, playRegisters());
}

async function order(token: string): Promise<string> {
	const reply = await site.create({ token });
	expect(reply.json()).toMatchObject({ success: true });
	return reply.json().data.report_uuid;
}

describe('asking a silent register of one’s own report again', () => {
	/** A report whose bankruptcy is silent and is asked next in some hours. */
	async function silentReport() {
		const { token, id } = await site.signIn();
		const uuid = await order(token);
		await database.store.query(
			`update owner_report_block set state = 'unreachable', attempts = 7, next_at = now() + interval '3 hours'
			where report_uuid = $1 and register = 'bankruptcy'`,
			[uuid],
		);
		site.jobs.stored.splice(0);
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
		const replies = await Promise.all(
			Array.from({ length: 3 }, () => site.repeat(uuid, 'bankruptcy', token)),
		);
		for (const reply of replies) {
			expect(reply.statusCode).toBe(200);
			expect(Date.parse(reply.json().data.nextAt)).toBeLessThanOrEqual(Date.now());
		}
		expect(site.jobs.stored.length).toBe(1);
		await site.work();
		await site.work();
		expect((await site.get(uuid, token)).json().data.report).toMatchObject({ bankruptcy_attempt_count: 8 });
		expect((await site.repeat(uuid, 'bankruptcy', token)).json().message).toBe(
			'Этот реестр уже ответил. Обновите страницу.',
		);
	});

	test('is one question too when the later of two presses has the earlier clock', async () => {
		const { id, uuid } = await silentReport();
		const times = [new Date(Date.now() + 5), new Date()];
		const clock = { now: () => times.shift() ?? new Date() };
		const repeats = createRepeats(database.store, clock, site.jobs);
		const pressed = { uuid, register: 'bankruptcy', accountId: id } as const;
		await repeats.bringForward(pressed);
		await repeats.bringForward(pressed);
		expect(site.jobs.stored.length).toBe(1);
	});

	test('may be wanted three times a day', async () => {
		const { token, uuid } = await silentReport();
		for (let time = 0; time < 3; time += 1) {
			expect((await site.repeat(uuid, 'bankruptcy', token)).statusCode).toBe(200);
			await later(uuid);
		}
		expect((await site.repeat(uuid, 'bankruptcy', token)).statusCode).toBe(429);
	});

	test('is for its creator alone, and for a register that there is', async () => {
		const { uuid, token } = await silentReport();
		const other = await site.signIn();
		expect((await site.repeat(uuid, 'bankruptcy', other.token)).statusCode).toBe(404);
		expect((await site.repeat(uuid, 'bankruptcy', '')).statusCode).toBe(401);
		expect((await site.repeat(uuid, 'nonsense', token)).statusCode).toBe(400);
		expect((await site.repeat('nonsense', 'inn', token)).statusCode).toBe(400);
		expect(site.jobs.stored).toEqual([]);
	});
});
