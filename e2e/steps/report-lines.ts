import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { atRest } from './alive.ts';

/** The line of one of the ten checks. */
export const line = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** Opens a line in its place, if it does not stand open. */
export async function openLine(within: Locator): Promise<void> {
	const title = within.getByRole('heading', { level: 2 }).first().getByRole('button');
	// A press before the page is alive is lost.
	await expect(async () => {
		if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
		await expect(title).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
	}).toPass();
}

/** Opens the line of the car itself and gives its basic card. */
export async function openBase(page: Page): Promise<Locator> {
	await openLine(page.getByRole('region', { name: 'Что это за машина' }));
	return page.getByRole('region', { name: 'Основные сведения' });
}

const again = (within: Locator) =>
	within.getByRole('button', { name: 'Запросить снова', includeHidden: true });

/**
 * «Запросить снова» of every line, of those that are folded as well: there is one as soon as there is an
 * answer.
 */
export function answeredLines(page: Page): Locator {
	return again(page.getByRole('article', { includeHidden: true }));
}

/** The same of one line. */
export function answerOf(page: Page, title: string): Locator {
	return again(page.getByRole('article', { name: title, includeHidden: true }));
}

/** Shows grouped lines one by one. */
async function showApart(page: Page): Promise<void> {
	const apart = page.getByRole('button', { name: 'Показать по одному' });
	if (await apart.isVisible()) await apart.click();
}

/** Asks one section, or finds it answered because its answer was cached; it stands open afterwards. */
export async function askOrOpen(within: Locator): Promise<void> {
	await showApart(within.page());
	const button = within.getByRole('button', { name: 'Запросить данные' });
	if (await button.isVisible()) await button.click();
	else await openLine(within);
}

/** The button that asks everything that is not answered; none where everything is. */
export function askAll(page: Page): Locator {
	const all = page.getByRole('button', { name: /Запросить (всё сразу|остальное)/ });
	return all.filter({ visible: true }).first();
}

/** Asks what is not answered yet in a report at rest, and waits for the last answer. */
export async function answerRest(page: Page): Promise<void> {
	if (await askAll(page).isVisible()) await askAll(page).click();
	await expect(answeredLines(page)).toHaveCount(10, { timeout: 120_000 });
}

/** Opens a car's report, on the main site or on that of another site, and has all of it answered. */
export async function answerAll(page: Page, vin: string, site = ''): Promise<void> {
	await page.goto(`${site}/checks/${vin}`);
	await atRest(page);
	await answerRest(page);
}

/** Begins to watch the car of a report. */
export async function watchCar(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Следить за машиной' }).click();
}
