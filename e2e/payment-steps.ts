import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { noteSecret, storedToken } from './sign-in-steps.ts';

/** The buttons of the sandbox's payment page. */
export type How =
	| 'Оплатить'
	| 'Отказать'
	| 'Оплатить, уведомить позже'
	| 'Не уведомлять'
	| 'Уведомить дважды';

/** Presses a button of the payment page that stands before a person. */
export async function payThere(page: Page, how: How): Promise<void> {
	await expect(page).toHaveURL(/\/moneta\/assistant\.htm/);
	await page.getByRole('button', { name: how, exact: true }).click();
}

/** What the server says of who is signed in: how many requests he has. */
export async function balanceOf(page: Page): Promise<number> {
	const token = await storedToken(page);
	const reply = await page.request.get('/v1/user', {
		headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
	});
	const { data } = await reply.json();
	return data.requests;
}

/** Buys ten requests as an app does, without looking at the pages; waits until they are on the balance. */
export async function buyTen(page: Page, sandboxUrl = process.env.E2E_SANDBOX_URL): Promise<void> {
	const token = await storedToken(page);
	const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' };
	const data = { purpose: 'requests', pack: 'pack-10', type: 'website', method: 'card' };
	const created = await page.request.post('/v1/payments/create', { headers, data });
	const { fields } = (await created.json()).data;
	noteSecret(fields.MNT_SIGNATURE);
	const before = await balanceOf(page);
	const pay = `${sandboxUrl}/_control/moneta/pay`;
	expect((await page.request.post(pay, { data: { fields, how: 'pay' } })).ok()).toBe(true);
	await expect.poll(() => balanceOf(page)).toBe(before + 10);
}
