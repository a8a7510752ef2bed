import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { control, ownSite } from '../own-site.ts';
import { inspect } from '../steps/inspect.ts';
import {
	confirm,
	expectNewestAct,
	grantRole,
	idOf,
	onSite,
	partOf,
	unfold,
} from '../steps/operator-steps.ts';
import { buyTen } from '../steps/payment-steps.ts';
import { newEmail, noteSecret, storedToken } from '../steps/sign-in-steps.ts';

const site = ownSite('operator-queues', { BOT_PROTECTION: 'off' });
const CALLS = { 'X-Requested-With': 'XMLHttpRequest' };

/** A visitor pays for a report of the person signed in, so that a letter is to be sent. */
async function payForReport(page: Page): Promise<void> {
	const person = {
		...{ last_name: 'Примеров', first_name: 'Пётр', middle_name: 'Образцович' },
		...{ birth_date: '01.02.1980', passport_number: '0000000000', consent: CONSENT_VERSION },
	};
	const token = await storedToken(page);
	const asked = { ...person, token, protection: 'off' };
	const made = await page.request.post('/v1/ownerReport/create', { headers: CALLS, data: asked });
	const report_uuid: string = (await made.json()).data.report_uuid;
	noteSecret(report_uuid);
	const isReady = async () => {
		const params = { report_uuid };
		const reply = await page.request.get('/v1/ownerReport/get', { headers: CALLS, params });
		return (await reply.json()).data.report.ready_to_pay;
	};
	await expect.poll(isReady, { timeout: 45_000 }).toBe(true);
	const data = { purpose: 'report1', report_uuid, email: newEmail(), type: 'website', method: 'card' };
	const created = await page.request.post('/v1/payments/create', { headers: CALLS, data });
	const { fields } = (await created.json()).data;
	noteSecret(fields.MNT_SIGNATURE);
	await control(site.sandboxUrl, 'moneta/pay', { fields });
}

test(
	'a queue that waits is tried again, and the journal keeps who and why',
	DEEP,
	async ({ browser }, info) => {
		await onSite(site, browser, info, async (page) => {
			await site.control('mail', { mode: 'busy' });
			await payForReport(page);
			await grantRole(site, page, 'operator');
			await page.goto('/operator');
			await unfold(page, 'Очереди', 'Журнал');
			const queues = partOf(page, 'Очереди');
			const retry = queues.getByRole('button', { name: 'Попробовать снова… Письма ждут отправки' });
			await expect(retry).toBeVisible({ timeout: 30_000 });
			await inspect(page, info, 'operator-queues');
			await site.control('mail', { mode: 'fine' });
			await retry.click();
			await confirm(page, 'Попробовать снова?', 'Попробовать снова');
			await expect(queues.getByText(/^Письма ждут отправки: пробуем снова, 1\sписьмо\.$/)).toBeVisible();
			await expectNewestAct(page, 'Повторена очередь «Письма ждут отправки»');
			// The console asks again by itself.
			await expect(retry).toBeHidden({ timeout: 30_000 });
		});
	},
);

test(
	'a person is found by an order, with what they bought and where they are',
	DEEP,
	async ({ browser }, info) => {
		await onSite(site, browser, info, async (page) => {
			await buyTen(page, site.sandboxUrl);
			await grantRole(site, page, 'operator');
			await page.goto('/operator');
			await unfold(page, 'Последние заказы', 'Люди');
			const order = (await partOf(page, 'Последние заказы').locator('h3').first().textContent()) ?? '';
			await page.getByLabel('Кого найти').fill(order);
			const people = partOf(page, 'Люди');
			await people.getByRole('button', { name: 'Найти' }).click();
			await expect(people.getByText(await idOf(page))).toBeVisible();
			for (const part of ['Входы', 'Последние заказы']) await people.getByText(part, { exact: true }).click();
			await expect(people.getByText('Вы здесь')).toBeVisible();
			await expect(people.getByRole('button', { name: `Вернуть… ${order}` })).toBeVisible();
			await inspect(page, info, 'operator-person');
		});
	},
);
