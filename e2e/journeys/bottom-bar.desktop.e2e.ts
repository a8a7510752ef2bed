import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';
import { screensHigh } from '../steps/screens-high.ts';

test('the bar at the foot of a report is low, and comes once the verdict is gone', DEEP, async ({ page }) => {
	const car = newCar();
	await page.goto(`/checks/${car}`);
	await isAlive(page);
	const bar = page.locator('[data-bottom-bar]');
	const isNarrow = (page.viewportSize()?.width ?? 0) < 900;
	await expect(bar).toBeHidden();
	const order = page.getByRole('link', { name: /^Заказать отчет/ }).filter({ visible: true });
	await expect(order.first()).toHaveAttribute('href', new RegExp(car));
	await expect(order.first()).toHaveAccessibleDescription('Платно, на сайте партнёра');

	const verdict = page.locator('[data-verdict]');
	const bottom = await verdict.evaluate((block) => block.getBoundingClientRect().bottom + scrollY);
	const scrollTo = (top: number) =>
		page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
	await scrollTo(bottom + 40);
	await expect(bar).toBeVisible({ visible: isNarrow });
	await expect(bar.getByRole('link')).toHaveCount(isNarrow ? 3 : 0);
	if (isNarrow)
		expect(screensHigh(page, (await bar.boundingBox())?.height ?? Number.NaN)).toBeLessThanOrEqual(1 / 14);
	await scrollTo(bottom - 20);
	await expect(bar).toBeHidden();
});
