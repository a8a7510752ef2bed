import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ourHosts } from '../our-hosts.ts';
import { ownSite } from '../own-site.ts';
import { holdScripts } from '../steps/routed-replies.ts';

const year = (page: Page, number: number) => page.getByLabel(`${number}-й год`);

test.describe('the calculator of the insurance class', () => {
	test('reckons what is chosen, year by year', async ({ page }) => {
		await page.goto('/kbm');
		const answer = page.getByRole('status');
		const [more, less] = [
			page.getByRole('button', { name: 'Ещё год' }),
			page.getByRole('button', { name: 'Убрать год' }),
		];
		await expect(answer).toContainText('Через 1 год: класс 4');
		await expect(less).toBeDisabled();
		await expect(year(page, 2)).toBeHidden();

		await expect(async () => {
			await more.click();
			await expect(year(page, 2)).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await year(page, 1).selectOption('1');
		await expect(answer).toContainText('Через 2 года: класс 2');
		await expect(answer).toContainText('КБМ 1,76');
		await expect(answer).toContainText('Полис дороже на 76 %.');

		await year(page, 2).selectOption('3');
		await expect(answer).toContainText('Через 2 года: класс М');
		await less.click();
		await expect(year(page, 2)).toBeHidden();
		await expect(answer).toContainText('Через 1 год: класс 1');
		for (let added = 1; added < 10; added += 1) await more.click();
		await expect(more).toBeDisabled();
		await expect(answer).toContainText('Через 10 лет: класс 10');
		await expect(year(page, 2)).toHaveValue('0');
	});

	test('takes what is chosen and pressed before its script comes', async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto('/kbm', { waitUntil: 'domcontentloaded' });
		await page.getByLabel('Ваш класс сейчас').selectOption('13');
		await year(page, 1).selectOption('1');
		await page.getByRole('button', { name: 'Ещё год' }).click();
		release();
		await expect(page.getByRole('status')).toContainText('Через 2 года: класс 8');
		await expect(page.getByLabel('Ваш класс сейчас')).toHaveValue('13');
		await expect(year(page, 1)).toHaveValue('1');
	});
});

test.describe("another company's check of one's own class", () => {
	const widget = 'https://kbm.example/widget.js';
	const site = ownSite('kbm', { KBM_WIDGET_URL: widget });
	test.use({ forgiven: [/net::ERR_CONNECTION_FAILED/] });
	test.beforeAll(() => ourHosts.add(widget));

	test('is loaded under the real content policy once it is asked for, and again when it fails', async ({
		page,
	}) => {
		let isThere = false;
		const asked: string[] = [];
		await page.route(widget, (route) => {
			asked.push(route.request().url());
			if (!isThere) return route.abort('connectionfailed');
			return route.fulfill({
				contentType: 'text/javascript',
				body: "document.querySelector('#kbm-widget').append('Номер водительского удостоверения')",
			});
		});
		await page.goto(`${site.url}/kbm`);
		const part = page.getByRole('region', { name: 'Ваш КБМ в базе страховщиков' });
		const open = part.getByRole('button', { name: 'Открыть проверку' });
		await expect(part).toContainText('kbm.example');
		await expect(async () => {
			await open.click();
			await expect(part.getByRole('alert')).toContainText('Проверка не загрузилась', { timeout: 2_000 });
		}).toPass();

		isThere = true;
		asked.length = 0;
		await open.click();
		await expect(part).toContainText('Номер водительского удостоверения');
		await expect(part.getByRole('alert')).toBeHidden();
		await expect(open).toBeHidden();
		expect(asked).toHaveLength(1);
	});
});
