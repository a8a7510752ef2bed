import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
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

const headersOf = (token: string | null) => ({
	Authorization: `Bearer ${token}`,
	'X-Requested-With': 'XMLHttpRequest',
});

/** What the server says of who has this access token: how many requests they have. */
export async function balanceOfToken(request: APIRequestContext, token: string | null): Promise<number> {
	const reply = await request.get('/v1/user', { headers: headersOf(token) });
	const { data } = await reply.json();
	return data.requests;
}

/** The same of who is signed in on a page. */
export async function balanceOf(page: Page): Promise<number> {
	return balanceOfToken(page.request, await storedToken(page));
}

/** Buys ten requests as an app does, without looking at the pages; waits until they are on the balance. */
export async function buyTenByToken(
	request: APIRequestContext,
	token: string | null,
	sandboxUrl = process.env.E2E_SANDBOX_URL,
): Promise<void> {
	const data = { purpose: 'requests', pack: 'pack-10', type: 'website', method: 'card' };
	const created = await request.post('/v1/payments/create', { headers: headersOf(token), data });
	const { fields } = (await created.json()).data;
	noteSecret(fields.MNT_SIGNATURE);
	const before = await balanceOfToken(request, token);
	const pay = `${sandboxUrl}/_control/moneta/pay`;
	expect((await request.post(pay, { data: { fields, how: 'pay' } })).ok()).toBe(true);
	await expect.poll(() => balanceOfToken(request, token)).toBe(before + 10);
}

/** Buys ten requests for who is signed in on a page. */
export async function buyTen(page: Page, sandboxUrl = process.env.E2E_SANDBOX_URL): Promise<void> {
	await buyTenByToken(page.request, await storedToken(page), sandboxUrl);
}
