import { describe, expect, test } from 'vitest';
import { MARKER } from '../http/testing/served-app.ts';
import { FORM, setUpLimitedSite } from './testing/limited-site.ts';

const reports = setUpLimitedSite();
const { create, order } = reports;

describe('ordering a report', () => {
	test('answers with its number, and a job for each of eight registers waits', async () => {
		const { token } = await reports.site.signIn();
		const uuid = await order(token);
		expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
		expect(reports.site.jobs.stored).toHaveLength(8);
		const { report } = (await reports.site.get(uuid, token)).json().data;
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
		const { token } = await reports.site.signIn();
		const double = await order(token, { last_name: 'САЛТЫКОВ-щедрин', middle_name: 'вагиф ОГЛЫ' });
		expect((await reports.site.get(double, token)).json().data.report).toMatchObject({
			last_name: 'Салтыков-Щедрин',
			middle_name: 'Вагиф оглы',
		});
		const without = await order(token, { last_name: 'О’Нил', middle_name: '', no_middle_name: true });
		expect((await reports.site.get(without, token)).json().data.report).toMatchObject({
			last_name: "О'Нил",
			middle_name: '',
		});
		for (const [changed, message] of [
			[{ middle_name: '' }, 'Заполните все поля'],
			[{ middle_name: '', no_middle_name: 'false' }, 'Заполните все поля'],
			[{ no_middle_name: 'on' }, 'Отчество введено, но отмечено «Нет отчества». Оставьте что-то одно'],
		] as const) {
			const refused = await create({ ...FORM, token, ...changed });
			expect(refused.statusCode).toBe(400);
			expect(refused.json()).toMatchObject({ message, field: 'middle_name' });
		}
	});

	test('understands a form in all three of its forms', async () => {
		const { token } = await reports.site.signIn();
		const fields = { ...FORM, token };
		const encoded = await reports.site.app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: { ...MARKER, 'content-type': 'application/x-www-form-urlencoded' },
			payload: new URLSearchParams(fields).toString(),
		});
		expect(encoded.json()).toMatchObject({ success: true });
		const data = new FormData();
		for (const [name, text] of Object.entries(fields)) data.set(name, text);
		const multipart = await reports.site.app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: MARKER,
			payload: data,
		});
		expect(multipart.json()).toMatchObject({ success: true });
		const uuid = multipart.json().data.report_uuid;
		expect((await reports.site.get(uuid, token)).json().data.report.passport_number).toBe('4509654321');
	});

	test('by one press of the button is one report, however often it is sent', async () => {
		const { token } = await reports.site.signIn();
		const idempotence_key = '22222222-2222-4222-8222-222222222222';
		const replies = await Promise.all(
			Array.from({ length: 5 }, () => create({ ...FORM, token, idempotence_key })),
		);
		const uuids = replies
			.filter((reply) => reply.statusCode === 200)
			.map((reply) => reply.json().data.report_uuid);
		expect(new Set(uuids).size).toBe(1);
		expect(await order(token, { idempotence_key })).toBe(uuids[0]);
		expect(reports.site.jobs.stored).toHaveLength(8);
		const other = await reports.site.signIn();
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
		const { token } = await reports.site.signIn();
		const reply = await create({ ...FORM, token, [field]: text });
		expect(reply.statusCode).toBe(400);
		expect(reply.json()).toEqual({ success: false, message, code: 'bad-input', field });
		expect(reports.site.jobs.stored).toEqual([]);
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
		const { token } = await reports.site.signIn();
		for (let index = 0; index < 3; index += 1) await order(token);
		const reply = await create({ ...FORM, token });
		expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '3600']);
		await order((await reports.site.signIn()).token);
	});
});
