import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { watchShifts } from '../steps/layout-shifts.ts';
import { answerAll } from '../steps/report-lines.ts';

const BAD = 'XTA21144094786239';

async function openTimeline(page: Page): Promise<Locator> {
	await answerAll(page, BAD);
	const slider = page.getByRole('slider', { name: 'История машины по датам' });
	await expect(slider.locator('svg')).toBeVisible();
	return slider;
}

const captionOf = (slider: Locator) => slider.locator('xpath=following-sibling::p');
const placeOf = async (slider: Locator) => Number(await slider.getAttribute('aria-valuenow'));
const lastOf = async (slider: Locator) => Number(await slider.getAttribute('aria-valuemax'));

test('the timeline is walked by the keyboard, and says each day', async ({ page }) => {
	const slider = await openTimeline(page);
	const last = await lastOf(slider);
	expect(await placeOf(slider)).toBe(last);
	const steps = [
		['Home', 1],
		['ArrowLeft', 1],
		['ArrowRight', 2],
		['ArrowUp', 3],
		['ArrowDown', 2],
		['PageUp', 7],
		['End', last],
		['ArrowRight', last],
		['PageDown', last - 5],
	] as const;
	for (const [key, place] of steps) {
		await slider.press(key);
		await expect(slider).toHaveAttribute('aria-valuenow', String(place));
		const words = await slider.getAttribute('aria-valuetext');
		expect(words).toMatch(/^\d\d\.\d\d\.\d{4} · /);
		// On a phone the caption leaves out what two lines have no room for.
		await expect(captionOf(slider)).toContainText(String(words).slice(0, 10));
	}
});

test('a touch chooses the day under the finger', async ({ page }, { project }) => {
	const slider = await openTimeline(page);
	await slider.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
	const touch = (share: number) => {
		const point = [x + width * share, y + height / 2] as const;
		return project.name === 'desktop' ? page.mouse.click(...point) : page.touchscreen.tap(...point);
	};
	await touch(0.01);
	await expect(slider).toHaveAttribute('aria-valuenow', '1');
	await touch(0.5);
	const middle = await placeOf(slider);
	expect(middle).toBeGreaterThan(1);
	expect(middle).toBeLessThan(await lastOf(slider));
	await touch(0.99);
	await expect(slider).toHaveAttribute('aria-valuenow', String(await lastOf(slider)));
});

test('the table tells the same days, is there for those who do not see the drawing, and can be opened', async ({
	page,
}) => {
	const slider = await openTimeline(page);
	const table = page.getByRole('table', { name: 'История машины по датам' });
	await expect(table.getByRole('row')).toHaveCount((await lastOf(slider)) + 1);
	const closed = await table.locator('..').boundingBox();
	expect(closed?.height).toBeLessThanOrEqual(1);

	const button = page.getByRole('button', { name: 'История таблицей' });
	await button.press('Enter');
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	await slider.press('Home');
	const days = table.getByRole('rowheader');
	await expect(days.first()).toBeInViewport();
	const words = String(await slider.getAttribute('aria-valuetext'));
	expect(words).toContain(String(await days.first().textContent()));
	await slider.press('End');
	const latest = String(await slider.getAttribute('aria-valuetext'));
	expect(latest).toContain(String(await days.last().textContent()));
});

test('a number on the axis opens the list at its days, with the keyboard too', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	await openTimeline(page);
	const numbers = page.getByRole('button', { name: /: открыть таблицей$/ });
	const words = String(await numbers.last().getAttribute('aria-label'));
	await numbers.last().press('Enter');
	await expect(page.getByRole('button', { name: 'История таблицей' })).toHaveAttribute(
		'aria-expanded',
		'true',
	);
	const row = page.getByRole('row').and(page.locator(':focus'));
	await expect(row).toBeInViewport();
	const [from] = /\d\d\.\d\d\.\d{4}/.exec(words) ?? [];
	await expect(row.getByRole('rowheader')).toHaveText(String(from));
	await numbers.first().click();
	await expect(row).not.toContainText(String(from));
});

test('the caption of every day is whole on the narrowest screen, and moves nothing', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	const shifts = await watchShifts(page);
	const slider = await openTimeline(page);
	const caption = captionOf(slider);
	const height = (await caption.boundingBox())?.height;
	await slider.press('Home');
	for (let place = 1; place <= (await lastOf(slider)); place += 1) {
		await expect(slider).toHaveAttribute('aria-valuenow', String(place));
		expect((await caption.boundingBox())?.height).toBe(height);
		expect(await caption.textContent()).not.toContain('…');
		await slider.press('ArrowRight');
	}
	expect(await shifts()).toEqual([]);
});
