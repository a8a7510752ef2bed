import type { Browser, Page, TestInfo } from '@playwright/test';
import { DEEP } from './deep.ts';
import { expect, test, watch } from './fixtures.ts';
import { look } from './look.ts';
import { ownWorld } from './own-world.ts';
import { balanceOf, buyTen } from './payment-steps.ts';
import { signInByGoogle, storedToken } from './sign-in-steps.ts';

const world = ownWorld('operator', { BOT_PROTECTION: 'off' });
const WHY = 'Деньги списаны дважды';

/** Gives a role to who is signed in, as somebody at the terminal does. */
async function grant(page: Page, role: string): Promise<void> {
	const headers = {
		Authorization: `Bearer ${await storedToken(page)}`,
		'X-Requested-With': 'XMLHttpRequest',
	};
	const { data } = await (await page.request.get('/v1/user', { headers })).json();
	await world.operate('roles.ts', 'grant', role, data.id);
}

/** Does something in a browser of this world, of which nothing bad may be heard. */
async function inWorld(browser: Browser, { project }: TestInfo, act: (page: Page) => Promise<void>) {
	const { viewport = null, hasTouch = false, isMobile = false } = project.use;
	const context = await browser.newContext({ viewport, hasTouch, isMobile, baseURL: world.siteUrl });
	const faults = watch(context);
	const page = await context.newPage();
	await signInByGoogle(page);
	await act(page);
	// An order that is not there is told by the status too, which the console repeats.
	expect(faults.filter((fault) => !/refund\)$/.test(fault))).toEqual([]);
	await context.close();
}

test('an operator gives money back after a second question, and the journal keeps who and why', async ({
	browser,
}, info) => {
	test.setTimeout(120_000);
	await inWorld(browser, info, async (page) => {
		await page.goto('/operator');
		await expect(page.getByText('У вашего аккаунта такой роли нет.')).toBeVisible();
		await buyTen(page, world.sandboxUrl);
		await grant(page, 'operator');
		await page.goto('/user');
		await page.getByRole('link', { name: 'Пульт оператора' }).click();
		const orders = page.getByRole('region', { name: 'Последние заказы' });
		await expect(orders.getByText(/оплачен/)).toBeVisible();
		await look(page, info, 'operator');

		const order = (await orders.locator('dt').first().textContent()) ?? '';
		await page.getByLabel('Номер заказа').fill(order);
		await page.getByLabel('Почему возвращаете').fill(WHY);
		await page.getByRole('button', { name: 'Вернуть…' }).click();
		const dialog = page.getByRole('dialog', { name: 'Вернуть деньги?' });
		await expect(dialog).toContainText(order);
		await look(page, info, 'operator-refund', { fullPage: false });
		await dialog.getByRole('button', { name: 'Не возвращать' }).click();
		await expect(orders.getByText(/оплачен/)).toBeVisible();
		await page.getByRole('button', { name: 'Вернуть…' }).click();
		await dialog.getByRole('button', { name: 'Вернуть деньги' }).click();
		await expect(dialog).toBeHidden();
		await expect(orders.getByText(/возвращён/)).toBeVisible();
		await expect(page.getByRole('region', { name: 'Журнал' })).toContainText(WHY);
		expect(await balanceOf(page)).toBe(0);
	});
});

test('a refund that cannot be says why, and what was typed stays', DEEP, async ({ browser }, info) => {
	await inWorld(browser, info, async (page) => {
		await grant(page, 'operator');
		await page.goto('/operator');
		await page.getByLabel('Номер заказа').fill('такого нет');
		await page.getByLabel('Почему возвращаете').fill(WHY);
		await page.getByRole('button', { name: 'Вернуть…' }).click();
		const dialog = page.getByRole('dialog', { name: 'Вернуть деньги?' });
		await dialog.getByRole('button', { name: 'Вернуть деньги' }).click();
		await expect(dialog.getByText('Такого заказа нет. Проверьте номер.')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByLabel('Номер заказа')).toHaveValue('такого нет');
	});
});
