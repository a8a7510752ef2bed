import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../config.ts';
import { MARKER } from '../http/testing/served-app.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { EVERYTHING_FOUND, playRegisters } from './testing/played-registers.ts';
import { openReportSite, type ReportSite } from './testing/report-site.ts';

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

describe('ordering a report', () => {
	test('answers with its number, and a job for each of eight registers waits', async () => {
		const { token } = await site.signIn();
		const uuid = await order(token);
		expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
		expect(site.jobs.stored).toHaveLength(8);
		const { report } = (await site.get(uuid, token)).json().data;
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

	test('keeps the hyphen of a double name, and takes a person without a patronymic', async () => {
		const { token } = await site.signIn();
		const double = await order(token, { last_name: 'САЛТЫКОВ-щедрин', middle_name: 'вагиф ОГЛЫ' });
		expect((await site.get(double, token)).json().data.report).toMatchObject({
			last_name: 'Салтыков-Щедрин',
			middle_name: 'Вагиф оглы',
		});
		const without = await order(token, { last_name: 'О’Нил', middle_name: '', no_middle_name: true });
		expect((await site.get(without, token)).json().data.report).toMatchObject({
			last_name: "О'Нил",
			middle_name: '',
		});
		for (const [changed, message] of [
			[{ middle_name: '' }, 'Заполните все поля'],
			[{ middle_name: '', no_middle_name: 'false' }, 'Заполните все поля'],
			[{ no_middle_name: 'on' }, 'Отчество указано, хотя отмечено, что его нет. Оставьте что-то одно'],
		] as const) {
			const refused = await create({ ...FORM, token, ...changed });
			expect(refused.statusCode).toBe(400);
			expect(refused.json()).toMatchObject({ message, field: 'middle_name' });
		}
	});

	test('understands a form in all three of its forms', async () => {
		const { token } = await site.signIn();
		const fields = { ...FORM, token };
		const encoded = await site.app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: { ...MARKER, 'content-type': 'application/x-www-form-urlencoded' },
			payload: new URLSearchParams(fields).toString(),
		});
		expect(encoded.json()).toMatchObject({ success: true });
		const data = new FormData();
		for (const [name, text] of Object.entries(fields)) data.set(name, text);
		const multipart = await site.app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: MARKER,
			payload: data,
		});
		expect(multipart.json()).toMatchObject({ success: true });
		const uuid = multipart.json().data.report_uuid;
		expect((await site.get(uuid, token)).json().data.report.passport_number).toBe('4509654321');
	});

	test('by one press of the button is one report, however often it is sent', async () => {
		const { token } = await site.signIn();
		const idempotence_key = '22222222-2222-4222-8222-222222222222';
		const replies = await Promise.all(
			Array.from({ length: 5 }, () => create({ ...FORM, token, idempotence_key })),
		);
		const uuids = replies
			.filter((reply) => reply.statusCode === 200)
			.map((reply) => reply.json().data.report_uuid);
		expect(new Set(uuids).size).toBe(1);
		expect(await order(token, { idempotence_key })).toBe(uuids[0]);
		expect(site.jobs.stored).toHaveLength(8);
		const other = await site.signIn();
		expect(await order(other.token, { idempotence_key })).not.toBe(uuids[0]);
	});

	test.each([
		['last_name', 'Primerov', 'Пожалуйста, используйте только кириллицу'],
		['last_name', '\u1c80асильев', 'Пожалуйста, используйте только кириллицу'],
		['first_name', ' ', 'Заполните все поля'],
		['middle_name', 'нет', 'Если отчества нет, отметьте «Нет отчества»'],
		['middle_name', 'Отсутствует', 'Если отчества нет, отметьте «Нет отчества»'],
		['middle_name', '', 'Заполните все поля'],
		['birth_date', '01.02.80', 'Введите год рождения четырьмя цифрами'],
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
		const { token } = await site.signIn();
		const reply = await create({ ...FORM, token, [field]: text });
		expect(reply.statusCode).toBe(400);
		expect(reply.json()).toEqual({ success: false, message, code: 'bad-input', field });
		expect(site.jobs.stored).toEqual([]);
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
		const { token } = await site.signIn();
		for (let index = 0; index < 3; index += 1) await order(token);
		const reply = await create({ ...FORM, token });
		expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '3600']);
		await order((await site.signIn()).token);
	});
});
