import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { inspect } from '../steps/inspect.ts';
import { ask, card, field, misread, openPicture, picture, read, send } from '../steps/picture.ts';
import { openLine } from '../steps/report-lines.ts';
import { holdCalls, rewriteReplies } from '../steps/routed-replies.ts';

const VIN = 'XTA21144094786239';

test.describe('the digits of a picture', () => {
	const site = ownSite('captcha-screens', { SUPPLIER_AVTOCOD_URL: 'off' });

	test(
		'asked for, missing, being sent and wrong: axe finds nothing, and the card does not jump',
		DEEP,
		async ({ page }, info) => {
			const own = info.project.name === 'phone' ? '1' : '2';
			await openPicture(page, site, `XTAGFL110KY33000${own}`, 'Розыск');
			await ask(page, 'Ограничения');
			await expect(card(page, 'Ограничения')).toContainText('Ждёт цифр с картинки', { timeout: 30_000 });
			await inspect(page, info, 'digits');
			const height = async () => (await card(page, 'Розыск').boundingBox())?.height;
			const asked = await height();

			await send(page).click();
			await expect(card(page, 'Розыск')).toContainText('Введите цифры с картинки');
			await inspect(page, info, 'digits-missing');
			expect(await height()).toBe(asked);

			await field(page).fill(misread(await read(page, site)));
			const release = await holdCalls(page, '**/wanted/**');
			await send(page).click();
			await expect(send(page)).toBeDisabled();
			await inspect(page, info, 'digits-sent');
			expect(await height()).toBe(asked);
			release();

			await expect(field(page)).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 });
			await expect(picture(page)).toBeVisible();
			await inspect(page, info, 'digits-wrong');
			expect(await height()).toBe(asked);
		},
	);
});

/** Changes what our own API says of the answer to one section, and nothing else of it. */
function change(page: Page, address: string, meta: object): Promise<void> {
	return rewriteReplies(page, address, (body) => ({ ...body, meta: { ...body.meta, ...meta } }));
}

async function askAgain(page: Page, title: string): Promise<void> {
	const first = card(page, title).getByRole('button', { name: 'Запросить данные' });
	if (await first.isVisible()) return first.click();
	await openLine(card(page, title));
	await card(page, title).getByRole('button', { name: 'Запросить снова' }).click();
}

test(
	'an answer that is stale, and one that is still on its way: axe finds nothing',
	DEEP,
	async ({ page }, info) => {
		await change(page, '**/dtp/**', { stale: true });
		await change(page, '**/wanted/**', { state: 'unreachable', pending: true, asOf: null });
		await page.goto(`/checks/${VIN}`);
		await askAgain(page, 'ДТП');
		await expect(card(page, 'ДТП')).toContainText('Ответ прежний', { timeout: 30_000 });
		await askAgain(page, 'Розыск');
		await expect(card(page, 'Розыск')).toContainText('Мы продолжаем спрашивать', { timeout: 30_000 });
		await inspect(page, info, 'report-stale-and-pending');
	},
);

test.describe('a call that fails', () => {
	test.use({ forgiven: [/net::ERR_FAILED/] });

	test('with an answer in view and without one: axe finds nothing', DEEP, async ({ page }, info) => {
		await page.goto(`/checks/${VIN}`);
		await askAgain(page, 'Пробег');
		await expect(card(page, 'Пробег')).toContainText('Источник: ', { timeout: 30_000 });
		await page.route(/\/v1\/(gibdd|getPolicies)/, (route) => route.abort());
		await askAgain(page, 'Пробег');
		await askAgain(page, 'ОСАГО');
		for (const title of ['Пробег', 'ОСАГО']) {
			await expect(card(page, title).getByRole('alert')).toContainText('Ошибка загрузки данных', {
				timeout: 30_000,
			});
		}
		await inspect(page, info, 'report-failed');
	});
});

test.describe('a page that fails', () => {
	test.use({ forgiven: [/the page for trying out errors/] });

	test('axe finds nothing', DEEP, async ({ page }, info) => {
		await page.goto('/testError');
		await expect(page.getByRole('link', { name: 'Перезагрузить страницу' })).toBeVisible();
		await inspect(page, info, 'error');
	});
});

for (const { mode, shows } of [
	{ mode: 'silent', shows: /^Реклама$/ },
	{ mode: 'stub', shows: /Выбираете машину\?/ },
]) {
	test(
		`places for advertisements while the network is ${mode}: axe finds nothing`,
		DEEP,
		async ({ page }, info) => {
			await page.route('**/ads/context.js', (route) =>
				route.continue({ url: `${route.request().url()}?mode=${mode}` }),
			);
			await page.goto(`/checks/${VIN}`);
			await expect(page.getByText(shows).filter({ visible: true })).toHaveCount(2);
			await inspect(page, info, `ads-${mode}`);
		},
	);
}
