import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SAMPLE } from '../pages/route-table.ts';
import { atRest } from '../steps/alive.ts';
import { answerAll } from '../steps/report-lines.ts';

const VIN = 'XTA21144094786239';

/** What a page loads by itself, before anybody touches it, in bytes as they are sent. */
async function loadedBy(
	page: Page,
	path: string,
): Promise<{ scripts: number; all: number; names: string[] }> {
	const loads: { name: string; isScript: boolean; size: Promise<number> }[] = [];
	page.on('requestfinished', (request) => {
		const { pathname } = new URL(request.url());
		const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
		loads.push({ name: pathname, isScript: pathname.endsWith('.js'), size });
	});
	await page.goto(path);
	await atRest(page);
	const sizes = await Promise.all(loads.map(({ size }) => size));
	const sum = (picked: (place: number) => boolean) =>
		sizes.reduce((total, size, place) => total + (picked(place) ? size : 0), 0);
	return {
		scripts: sum((place) => loads[place]?.isScript === true),
		all: sum(() => true),
		names: loads.filter(({ isScript }) => isScript).map(({ name }) => name.replace('/assets/', '')),
	};
}

test('the home page loads by itself no more scripts than it may', async ({ page }) => {
	const { scripts, names } = await loadedBy(page, '/');
	expect(names.length, names.join(' ')).toBeLessThanOrEqual(7);
	expect(scripts, names.join(' ')).toBeLessThanOrEqual(120_900);
	expect(scripts).toBeGreaterThan(100_000);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('a report with ten answers loads by itself its scripts and the timeline, the drawing once it is seen', async ({
		page,
	}) => {
		await answerAll(page, VIN);
		const { scripts, names } = await loadedBy(page, `/checks/${VIN}`);
		expect(names.filter((name) => name.startsWith('timeline-panel-'))).toHaveLength(1);
		expect(names.filter((name) => name.startsWith('car-image-'))).toEqual([]);
		expect(scripts, names.join(' ')).toBeLessThanOrEqual(152_500);
		const drawing = page.waitForRequest(/car-image-/);
		const car = page.getByRole('region', { name: 'Что это за машина' });
		await car.scrollIntoViewIfNeeded();
		await drawing;
		await expect(car.locator('linearGradient')).toHaveCount(1);
	});
});

test('the sample of an owner report loads by itself no more scripts than it may', async ({ page }) => {
	const { scripts, names } = await loadedBy(page, SAMPLE);
	expect(scripts, names.join(' ')).toBeLessThanOrEqual(143_800);
});

for (const path of [
	'/faq',
	'/codes',
	'/kbm',
	'/dogovor',
	'/app',
	'/posts/kak_pravilno_podobrat_avto_s_probegom',
]) {
	test(`a page that is only read loads one small script, and little besides: ${path}`, async ({ page }) => {
		const { scripts, all, names } = await loadedBy(page, path);
		expect(names).toHaveLength(1);
		expect(scripts).toBeLessThanOrEqual(5_000);
		expect(all).toBeLessThanOrEqual(60_000);
	});
}
