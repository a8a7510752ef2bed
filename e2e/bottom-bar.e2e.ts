import { isAlive } from './alive.ts';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';

const CAR = 'XTAGFL110KY700484';

test(
	'the bar at the foot of a report covers nothing of the first screen and comes with the first scroll',
	DEEP,
	async ({ page }) => {
		await page.goto(`/checks/${CAR}`);
		await isAlive(page);
		const bar = page.locator('[data-bottom-bar]');
		const isNarrow = (page.viewportSize()?.width ?? 0) < 900;
		await expect(bar).toBeHidden();
		const order = page.getByRole('link', { name: /^Заказать отчет/ }).filter({ visible: true });
		await expect(order.first()).toHaveAttribute('href', new RegExp(CAR));
		await page.mouse.wheel(0, 300);
		await expect(bar).toBeVisible({ visible: isNarrow });
		await expect(bar.getByRole('link')).toHaveCount(isNarrow ? 2 : 0);
	},
);
