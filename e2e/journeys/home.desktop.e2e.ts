import { expect, test } from '../fixtures.ts';

test('the home page opens with its heading and the search form', async ({ page }) => {
	const reply = await page.goto('/');

	expect(reply?.status()).toBe(200);
	await expect(page).toHaveTitle(/./);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('a whole report is one press away, on an invented car, and no register is asked for it', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/');
	await page.getByRole('link', { name: 'Пример отчёта' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Отчёт об автомобиле');
	await expect(page.getByText('Пример. Машина вымышлена')).toBeVisible();
	await expect(page.getByRole('article')).toHaveCount(10);
	await expect(page.getByText('Остановитесь')).toBeVisible();
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
	await page.getByRole('link', { name: 'Проверить свою машину' }).click();
	await expect(page).toHaveURL('/');
	expect(asked.filter((path) => /^\/v1\/(?:gibdd|get)/.test(path))).toEqual([]);
});
