import { expect, test } from '../fixtures.ts';
import { atRest } from '../steps/alive.ts';
import { watchShifts } from '../steps/layout-shifts.ts';
import { newCar } from '../steps/new-car.ts';
import { answerAll, answeredLines, line } from '../steps/report-lines.ts';

/** Wanted, pledged, banned, with an odometer that was wound back. */
const BAD = 'XTA21144094786239';

test('a link that is opened asks nothing, and offers to ask everything at one press without a jump', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	const shifts = await watchShifts(page);
	await page.goto(`/checks/${newCar()}`);
	await atRest(page);
	expect(
		asked.filter((path) => /^\/v1\/(gibdd|getPolicies|getZalog|getRecalls|getStats)/.test(path)),
	).toEqual([]);
	await expect(page.getByRole('heading', { name: 'Пока рано решать' })).toBeVisible();
	await expect(page.locator('[data-tile]')).toHaveCount(10);

	await page.getByRole('button', { name: 'Запросить всё сразу' }).click();
	await expect(answeredLines(page)).toHaveCount(10, { timeout: 120_000 });
	await atRest(page);
	expect(await shifts()).toEqual([]);
	const open = page.locator('article:has(h2 button[aria-expanded=true])');
	const opened = await open.evaluateAll((lines) => lines.map(({ id }) => id));
	await page.reload();
	await atRest(page);
	expect(await open.evaluateAll((lines) => lines.map(({ id }) => id))).toEqual(opened);
});

test('the first screen of a bad car says what decides', async ({ page }) => {
	const verdictHeight = async () => (await page.locator('[data-verdict]').boundingBox())?.height ?? 0;
	await page.goto(`/checks/${newCar()}`);
	await atRest(page);
	const reserved = await verdictHeight();
	await answerAll(page, BAD);
	await page.reload();
	await atRest(page);
	await expect(page.getByRole('heading', { name: 'Остановитесь' })).toBeInViewport({ ratio: 1 });
	expect(await verdictHeight(), 'what comes fits the room that was kept').toBeLessThanOrEqual(reserved);
	await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('button', { name: /^Чего не проверяли/ })).toBeInViewport({ ratio: 1 });
	const tiles = page.locator('[data-tile]');
	await expect(tiles).toHaveCount(10);
	for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
	const reasons = page.locator('[data-reason]').filter({ visible: true });
	expect(await reasons.count()).toBeGreaterThanOrEqual(3);
	const bar = page.locator('[data-bottom-bar]');
	const floor = (await bar.isVisible()) ? (await bar.boundingBox())?.y : page.viewportSize()?.height;
	for (const reason of await reasons.all()) {
		const { y = 0, height = 0 } = (await reason.boundingBox()) ?? {};
		expect(y + height).toBeLessThanOrEqual(floor ?? 0);
	}
});

test('a reason leads to its card, which opens; so does an address, and the keyboard folds it', async ({
	page,
}) => {
	await answerAll(page, BAD);
	const reason = page.locator('[data-reason=wanted]').first();
	await reason.click();
	await expect(page).toHaveURL(/#wanted$/);
	await expect(line(page, 'Розыск')).toContainText('В розыске с');
	await expect(line(page, 'Розыск').getByText('Все сведения записи')).toBeInViewport();

	const title = (name: string) => line(page, name).getByRole('button', { name, exact: true });
	await expect(title('Розыск')).toBeFocused();

	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await page.locator('[data-tile=customs]').press('Enter');
	await expect(title('Таможня')).toBeFocused();
	await expect(title('Таможня')).toBeInViewport({ ratio: 1 });
	await page.getByRole('button', { name: 'Наверх' }).click();
	await expect(page.getByRole('heading', { name: 'Остановитесь' })).toBeInViewport({ ratio: 1 });
	await expect(page.locator(':focus')).toHaveAttribute('href', '#customs');

	await page.goto(`/checks/${BAD}#customs`);
	const head = line(page, 'Таможня').getByRole('button', { name: 'Таможня', exact: true });
	await expect(head).toHaveAttribute('aria-expanded', 'true');
	await head.press('Enter');
	await expect(head).toHaveAttribute('aria-expanded', 'false');
	await expect(line(page, 'Таможня').getByText('Все сведения записи')).toBeHidden();
});
