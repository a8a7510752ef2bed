import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import { faultsIn } from './pages/html-rules.ts';
import { readPage } from './pages/read-page.ts';
import { ROUTES } from './pages/route-table.ts';
import { answeredLines } from './report-lines.ts';

const site = () => process.env.E2E_SITE_URL ?? '';

test('the HTML of every page is valid', async () => {
	test.slow();
	for (const { path } of ROUTES) {
		const { html } = await readPage(site() + path);
		expect.soft(await faultsIn(html, path), path).toEqual([]);
	}
});

test('so is that of a report with answers in it', DEEP, async ({ page }) => {
	// A car of this test's own, with records in several sections.
	const path = '/checks/WP1AB29PX4LA69033';
	await page.goto(path);
	const askAll = page
		.getByRole('button', { name: /Запросить (всё сразу|остальное)/ })
		.filter({ visible: true });
	if ((await askAll.count()) > 0) await askAll.first().click();
	await expect(answeredLines(page)).toHaveCount(10, {
		timeout: 60_000,
	});
	const { html, lines } = await readPage(site() + path);
	expect(lines.join('\n')).toContain('Источник: Автокод, данные на');
	expect(await faultsIn(html, path)).toEqual([]);
});
