import type { Locator, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { type OwnSite, ownSite } from '../own-site.ts';

const VIN = 'XTA21144094786239';
const PLATE = 'А123ВС77';
const NOT_PASSED = 'Проверка от роботов не пройдена. Попробуйте ещё раз.';
const NOT_WORKING = 'Проверка от роботов сейчас не работает. Попробуйте ещё раз через минуту.';
const NOT_LOADED = 'Проверка от роботов не загрузилась';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const ask = (within: Locator) => within.getByRole('button', { name: 'Запросить данные' });
const again = (within: Locator) => within.getByRole('button', { name: 'Запросить снова' });

async function openReport(page: Page, site: OwnSite): Promise<void> {
	await page.goto(`${site.url}/checks/${VIN}`);
}

async function lookUp(page: Page, site: OwnSite): Promise<Locator> {
	await page.goto(`${site.url}/?plate=${encodeURIComponent(PLATE)}`);
	return page.getByRole('dialog');
}

async function answered(within: Locator): Promise<void> {
	await expect(within).toContainText('Источник: ', { timeout: 30_000 });
}

const SERVICES = [
	{ service: 'smartcaptcha', script: '/smartcaptcha/captcha.js', failOpen: 'none' },
	{ service: 'turnstile', script: '/turnstile/v0/api.js', failOpen: 'check,plate' },
] as const;

for (const { service, script, failOpen } of SERVICES) {
	test.describe(`protected by ${service}`, () => {
		const site = ownSite(service, { BOT_PROTECTION: service, PROTECTION_FAIL_OPEN: failOpen });
		const become = (mode: string) => site.control('protection', { service, mode });

		test.afterEach(() => become('pass'));

		test('a check is answered under the real content policy, and its widget leaves nothing behind', async ({
			page,
		}) => {
			const loaded = page.waitForResponse((reply) => reply.url().includes(script));
			await openReport(page, site);
			const wanted = card(page, 'Розыск');
			await ask(wanted).click();
			await answered(wanted);
			expect(await (await loaded).finished()).toBeNull();
			expect((await loaded).url()).toContain(new URL(site.sandboxUrl).port);
			await expect(page.locator('body > div[style*="fixed"]')).toHaveCount(0);
		});

		test('a plate leads to its VIN', DEEP, async ({ page }) => {
			await expect(await lookUp(page, site)).toContainText(VIN, { timeout: 30_000 });
		});

		test.describe('whose word is no', () => {
			test.use({ forgiven: [/status of 403/] });

			test('the card says so, asks again, and keeps what it had', DEEP, async ({ page }) => {
				await openReport(page, site);
				const dtp = card(page, 'ДТП');
				await become('fail');
				await ask(dtp).click();
				await expect(dtp.getByRole('alert')).toContainText(NOT_PASSED, { timeout: 30_000 });
				await expect(dtp).not.toContainText(/нет записей|не найден/i);

				await become('pass');
				await ask(dtp).click();
				await answered(dtp);
				await expect(dtp.getByRole('alert')).toHaveCount(0);

				await become('used');
				await again(dtp).click();
				await expect(dtp.getByRole('alert')).toContainText(NOT_PASSED, { timeout: 30_000 });
				await answered(dtp);
			});
		});

		test.describe('that is away', () => {
			test.use({ forgiven: [new RegExp(`status of 403|${script}`)] });

			test(
				'from the start stops the visitor with a sentence until its script comes',
				DEEP,
				async ({ page }) => {
					await become('down');
					await openReport(page, site);
					const restrict = card(page, 'Ограничения');
					await ask(restrict).click();
					await expect(restrict.getByRole('alert')).toContainText(NOT_LOADED, { timeout: 30_000 });
					await become('pass');
					await ask(restrict).click();
					await answered(restrict);
				},
			);

			if (failOpen === 'none') {
				test('stops him where the operator lets nobody pass, until it is back', DEEP, async ({ page }) => {
					await openReport(page, site);
					const osago = card(page, 'ОСАГО');
					await ask(osago).click();
					await answered(osago);
					await become('inner-failure');
					await again(osago).click();
					await expect(osago.getByRole('alert')).toContainText(NOT_WORKING, { timeout: 30_000 });
					await become('pass');
					const passed = page.waitForResponse((reply) => reply.url().includes('/v1/getPolicies'));
					await again(osago).click();
					expect((await passed).status()).toBe(200);
					await expect(osago.getByRole('alert')).toHaveCount(0);
					await answered(osago);
				});

				test('stops a plate too, and never says that it was not found', DEEP, async ({ page }) => {
					await become('inner-failure');
					const dialog = await lookUp(page, site);
					await expect(dialog).toContainText(NOT_WORKING, { timeout: 30_000 });
					await expect(dialog).not.toContainText('Не удалось найти');
					await become('pass');
					const passed = page.waitForResponse((reply) => reply.url().includes('/v1/getVinByPlate'));
					await dialog.getByRole('button', { name: 'Повторить' }).click();
					expect((await passed).status()).toBe(200);
					await expect(dialog).toContainText(VIN, { timeout: 30_000 });
				});
			} else {
				test('lets a check and a plate pass once its script had come', DEEP, async ({ page }) => {
					const loaded = page.waitForResponse((reply) => reply.url().includes(script));
					await openReport(page, site);
					await ask(card(page, 'Розыск'))
						.or(again(card(page, 'Розыск')))
						.click();
					await loaded;
					await answered(card(page, 'Розыск'));
					await become('down');
					const pledge = card(page, 'Залог');
					await ask(pledge).click();
					await answered(pledge);
					await become('inner-failure');
					await expect(await lookUp(page, site)).toContainText(VIN, { timeout: 30_000 });
				});
			}
		});
	});
}
