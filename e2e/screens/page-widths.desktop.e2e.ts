import type { Page, TestInfo } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { CAR, DEAD_LINKS, ROUTES } from '../pages/route-table.ts';
import { expectNarrow, inspect } from '../steps/inspect.ts';
import { newCar } from '../steps/new-car.ts';
import { answerAll } from '../steps/report-lines.ts';
import { shareReport } from '../steps/share-steps.ts';
import { signInByGoogle } from '../steps/sign-in-steps.ts';

const VIN = 'XTA21144094786239';

test.use({ forgiven: [/status of (404|410)|the page for trying out errors/] });

async function inspectNarrow(page: Page, info: TestInfo, name: string): Promise<void> {
	await expectNarrow(page, name);
	await page.setViewportSize({ width: 320, height: 740 });
	await inspect(page, info, `narrow-${name.replaceAll(/[^a-z\d]+/gi, '-').slice(0, 40)}`);
}

for (const path of [...ROUTES.map(({ path }) => path), ...DEAD_LINKS]) {
	test(`${path} is no wider than a phone, and axe finds nothing at 320 px`, DEEP, async ({ page }, info) => {
		// The page leaves the reply unread, and would never be at rest.
		await page.route('**/v1/errors', (route) => route.fulfill({ status: 204 }));
		await page.goto(path.replace(CAR, newCar()));
		await inspectNarrow(page, info, path);
	});
}

test(
	'a report with all answers, and a link to it, are no wider than a phone',
	DEEP,
	async ({ page }, info) => {
		test.setTimeout(120_000);
		await signInByGoogle(page);
		await answerAll(page, VIN);
		await inspectNarrow(page, info, 'report');
		await page.goto(await shareReport(page));
		await expect(page.getByRole('heading', { level: 1 })).toContainText('XTA…');
		await inspectNarrow(page, info, 'shared report');
	},
);
