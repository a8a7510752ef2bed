import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { answerAll } from '../steps/report-lines.ts';
import { faultsIn } from './html-rules.ts';
import { readPage } from './read-page.ts';
import { aboutNewCars, ROUTES } from './route-table.ts';

const site = () => process.env.E2E_SITE_URL ?? '';

test('the HTML of every page is valid', async () => {
	test.slow();
	for (const { path } of ROUTES.map(aboutNewCars)) {
		const { html } = await readPage(site() + path);
		expect.soft(await faultsIn(html, path), path).toEqual([]);
	}
});

test('so is that of a report with answers in it', DEEP, async ({ page }) => {
	// A car with records in several sections.
	const vin = 'WP1AB29PX4LA69033';
	const path = `/checks/${vin}`;
	await answerAll(page, vin);
	const { html, lines } = await readPage(site() + path);
	expect(lines.join('\n')).toContain('Источник: Автокод, данные на');
	expect(await faultsIn(html, path)).toEqual([]);
});
