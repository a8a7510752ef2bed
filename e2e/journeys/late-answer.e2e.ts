import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive, painted } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';
import { openLine } from '../steps/report-lines.ts';
import { holdCalls } from '../steps/routed-replies.ts';

type Recording = { shown: string[] };

/** Opens a report on which answers wait until the function that comes back is called. */
async function openWaiting(page: Page): Promise<() => void> {
	const answer = await holdCalls(page, /\/v1\/(gibdd\/[^/]+\/(registration|dtp))\//);
	await page.addInitScript(() => {
		const shown: string[] = [];
		Object.assign(window, { shown });
		const { scrollIntoView } = Element.prototype;
		Element.prototype.scrollIntoView = function (how) {
			shown.push(this.id);
			scrollIntoView.call(this, how);
		};
	});
	await page.goto(`/checks/${newCar()}`);
	await isAlive(page);
	return answer;
}

const card = (page: Page, id: string) => page.locator(`#${id}`);

async function press(page: Page, id: string): Promise<void> {
	const first = card(page, id).getByRole('button', { name: 'Запросить данные' });
	if (await first.isVisible()) return first.click();
	await openLine(card(page, id));
	await card(page, id).getByRole('button', { name: 'Запросить снова' }).first().click();
}

const shown = (page: Page) => page.evaluate(() => (window as unknown as Recording).shown);

async function answered(page: Page, id: string): Promise<void> {
	await expect(card(page, id).locator('[aria-busy=true]')).toHaveCount(0);
	await expect(
		card(page, id)
			.getByText(/Источник|Запросить снова/)
			.first(),
	).toBeVisible();
	await painted(page);
}

test('an answer brings its card into view for a visitor who waits for it', async ({ page }) => {
	const answer = await openWaiting(page);
	await press(page, 'registration');
	answer();
	await answered(page, 'registration');
	await expect.poll(() => shown(page)).toEqual(['registration']);
});

test('a late answer leaves the page where the visitor has gone meanwhile', DEEP, async ({ page }) => {
	const answer = await openWaiting(page);
	await press(page, 'registration');
	await page.keyboard.press('PageDown');
	await page.keyboard.press('PageDown');
	answer();
	await answered(page, 'registration');
	expect(await shown(page)).toEqual([]);
});

test('of two answers the card that was pressed last is shown', DEEP, async ({ page }) => {
	const answer = await openWaiting(page);
	await press(page, 'registration');
	await press(page, 'dtp');
	answer();
	await answered(page, 'registration');
	await answered(page, 'dtp');
	expect(await shown(page)).toEqual(['dtp']);
});
