import type { Page, TestInfo } from '@playwright/test';
import { painted } from './alive.ts';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import { expectNothingWider, look } from './look.ts';
import { ROUTES } from './pages/route-table.ts';
import { answerAll } from './report-lines.ts';
import { noteSecret, signInByGoogle } from './sign-in-steps.ts';

/** Phones of the last ten years, the narrowest first. */
const WIDTHS = [320, 360, 390] as const;
const VIN = 'XTA21144094786239';
/** Links that lead nowhere any more, and what other sites open. */
const BESIDE = ['o', 'u', 's'].map((room) => `/${room}/${'x'.repeat(43)}`);

test.use({ forgiven: [/status of (404|410)|the page for trying out errors/] });

async function expectNarrow(page: Page, info: TestInfo, name: string): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 740 });
		await painted(page);
		await expectNothingWider(page, `${name}, ${width} px`);
	}
	const [narrowest] = WIDTHS;
	await page.setViewportSize({ width: narrowest, height: 740 });
	await look(page, info, `narrow-${name.replaceAll(/[^a-z\d]+/gi, '-').slice(0, 40)}`);
}

for (const path of [...ROUTES.map(({ path }) => path), ...BESIDE]) {
	test(`${path} is no wider than a phone, and axe finds nothing at 320 px`, DEEP, async ({ page }, info) => {
		await page.goto(path);
		await expectNarrow(page, info, path);
	});
}

test(
	'a report with all answers, and a link to it, are no wider than a phone',
	DEEP,
	async ({ page }, info) => {
		test.setTimeout(120_000);
		await signInByGoogle(page);
		await answerAll(page, VIN);
		await expectNarrow(page, info, 'report');
		await page.getByRole('button', { name: 'Поделиться', exact: true }).click();
		const dialog = page.getByRole('dialog', { name: 'Поделиться отчётом' });
		await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
		const address = await dialog.getByText(/\/s\/[\w-]{43}$/).textContent();
		const path = new URL(String(address)).pathname;
		noteSecret(path.slice('/s/'.length));
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toContainText('XTA…6239');
		await expectNarrow(page, info, 'shared report');
	},
);
