import { expect, test } from '../fixtures.ts';
import { shareReport } from '../steps/share-steps.ts';
import { signInByGoogle } from '../steps/sign-in-steps.ts';

const VIN = 'XTA21144094786239';

test('a person shares a report without the VIN, and revokes the link in the cabinet', async ({ page }) => {
	await signInByGoogle(page);
	await page.goto(`/checks/${VIN}`);
	const all = page.getByRole('button', { name: /^Запросить (всё сразу|остальное)$/ }).first();
	if (await all.isVisible()) await all.click();
	await expect(
		page
			.locator('#wanted')
			.getByText(/розыск/i)
			.first(),
	).toBeVisible();
	await expect(page.getByText(/Ответили ([1-9]|10) из 10/)).toBeVisible();

	const path = await shareReport(page);

	const shared = await page.goto(path);
	expect(shared?.status()).toBe(200);
	expect(await shared?.text()).not.toContain(VIN);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('XTA…');
	const picture = await page.request.get(`${path}/card.png`);
	expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

	await page.goto('/user/reports');
	await page.getByRole('button', { name: /^Отозвать ссылку: / }).click();
	await expect(page.getByText('Ссылка отозвана.')).toBeVisible();
	const over = await page.request.get(path);
	expect(over.status()).toBe(410);
	expect(await over.text()).toContain('Срок ссылки истёк или её отозвали.');
});
