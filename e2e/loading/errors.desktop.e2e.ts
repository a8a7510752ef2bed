import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { atRest } from '../steps/alive.ts';

test.describe('a page that fails in the browser', () => {
	test.use({ forgiven: [/the page for trying out errors/] });

	test('gives way to a sentence and a way out, and tells the server once', async ({ page }) => {
		const reports: unknown[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('/v1/errors')) reports.push(request.postDataJSON());
		});
		const answered = page.waitForResponse('**/v1/errors');
		await page.goto('/testError');

		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'Произошла ошибка. Попробуйте перезагрузить страницу.',
		);
		await expect(page.getByRole('link', { name: 'Перезагрузить страницу' })).toBeVisible();
		expect((await answered).status()).toBe(200);
		expect(reports).toEqual([
			{
				message: 'Error: the page for trying out errors',
				file: expect.stringMatching(/\/assets\/[\w-]+\.js$/),
				line: expect.any(Number),
			},
		]);
	});
});

for (const path of ['/testIndex', '/testChecks', '/testChecks?vin=XTA21144094786239']) {
	test(`${path} opens, and is for no search engine`, async ({ page }) => {
		const reply = await page.goto(path);
		expect(reply?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByText('Введите VIN или госномер.')).toHaveCount(0);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	});
}

test.describe('an address whose escapes are no text', () => {
	test.use({ forgiven: [/status of 404/] });

	for (const path of ['/checks/%E0%A4%A', '/codes/%E0%A4%A', '/%', '/ownerReport/%zz?isFrame=true']) {
		test(
			`is answered by the site’s page of what is not there, and it stays: ${path}`,
			DEEP,
			async ({ page }) => {
				const reply = await page.goto(path);
				expect(reply?.status()).toBe(404);
				await atRest(page);
				await expect(page).toHaveTitle(/^Страница не найдена/);
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('Упс! Страница не найдена.');
			},
		);
	}
});
