import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { inspect } from '../steps/inspect.ts';
import { newCar } from '../steps/new-car.ts';
import { grantRole, onSite, partOf, unfold } from '../steps/operator-steps.ts';

const site = ownSite('operator-suppliers', { BOT_PROTECTION: 'off' });
const CALLS = { 'X-Requested-With': 'XMLHttpRequest' };
/** The console asks every quarter of a minute, and a process says as often what it sees. */
const SLOW = { timeout: 50_000 };

/** Росстандарт is asked once, and does not answer. */
async function failGost(page: Page): Promise<void> {
	await site.control('failure-mode', { supplier: 'gost', failureMode: 'down' });
	const asked = await page.request.get(`/v1/getRecalls/${newCar()}/off`, { headers: CALLS });
	expect(asked.status()).toBe(200);
}

test('a supplier that fails is seen first, and since when', DEEP, async ({ browser }, info) => {
	await onSite(site, browser, info, async (page) => {
		await grantRole(site, page, 'operator');
		await failGost(page);
		await page.goto('/operator');
		await unfold(page, 'Поставщики');
		const first = partOf(page, 'Поставщики').getByRole('listitem').first();
		// A process says every quarter of a minute what it sees.
		await expect(first).toContainText('не отвечает: последний ответ — с запуска ни одного', {
			timeout: 40_000,
		});
		await expect(first).toContainText('Росстандарт');
		await expect(partOf(page, 'Поставщики').locator('summary')).toContainText(/не отвечает\s1/);
		await inspect(page, info, 'operator-failing');
	});
});

test(
	'what a process sees of suppliers is shown without the store, and nothing typed is lost',
	DEEP,
	async ({ browser }, info) => {
		const act = async (page: Page) => {
			await grantRole(site, page, 'operator');
			await failGost(page);
			await page.goto('/operator');
			await unfold(page, 'Возврат по заказу');
			await page.getByLabel('Номер заказа').fill('A1Z');
			const alone = page.getByRole('region', { name: 'Процесс, который ответил' });
			await site.signalStore('SIGSTOP');
			try {
				await expect(page.getByText('Хранилище не отвечает. Ниже — один процесс')).toBeVisible(SLOW);
				await expect(alone.getByRole('listitem').nth(1)).toContainText('Росстандарт');
				await expect(page.getByLabel('Номер заказа')).toHaveValue('A1Z');
				await page.reload();
				await expect(alone.getByRole('listitem').nth(1)).toContainText('не отвечает', SLOW);
				await inspect(page, info, 'operator-alone');
			} finally {
				await site.signalStore('SIGCONT');
			}
			await expect(partOf(page, 'Журнал')).toBeVisible(SLOW);
			await expect(alone).toBeHidden();
		};
		await onSite(site, browser, info, act, /\b503\b/);
	},
);
