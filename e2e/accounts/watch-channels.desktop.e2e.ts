import { mailToken } from '@avtosverka/server/watches/mail-token';
import type { BrowserContext, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { inspect } from '../steps/inspect.ts';
import { newCar } from '../steps/new-car.ts';
import { watchCar } from '../steps/report-lines.ts';
import { newEmail, signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

const APP_SECRET = 'the secret of a site that one test has';
const site = ownSite('watch-channels', { BOT_PROTECTION: 'off', APP_SECRET });
test.use({ serviceWorkers: 'allow' });

type Channels = { data: { id: string; kind: string; is_confirmed: boolean }[] };

/**
 * A page whose push service is the sandbox's: a browser without a screen has none of its own, and shows no
 * notification either (web/src/offline/worker/push.test.ts).
 */
async function openContext(
	context: BrowserContext,
	permission: 'granted' | 'denied',
): Promise<{ page: Page; watches: ReturnType<Page['getByRole']> }> {
	const page = await context.newPage();
	await page.exposeFunction('subscribeAtSandbox', async (key: string) => {
		const reply = await fetch(`${site.sandboxUrl}/_control/push-browser`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ key }),
		});
		return reply.json();
	});
	await page.addInitScript((answer) => {
		type Subscribing = { subscribeAtSandbox(key: string): Promise<{ endpoint: string }> };
		let own: object | null = null;
		Notification.requestPermission = async () => answer as NotificationPermission;
		PushManager.prototype.getSubscription = async () => own as PushSubscription | null;
		PushManager.prototype.subscribe = async (options) => {
			const key = String(options?.applicationServerKey);
			const made = await (window as unknown as Subscribing).subscribeAtSandbox(key);
			const unsubscribe = async () => {
				own = null;
				return true;
			};
			own = { ...made, toJSON: () => made, unsubscribe };
			return own as PushSubscription;
		};
	}, permission);
	return { page, watches: page.getByRole('region', { name: 'Слежение за машинами' }) };
}

async function watchFromReport(page: Page): Promise<void> {
	await signInByGoogle(page);
	await page.goto(`/checks/${newCar()}`);
	await watchCar(page);
	await page.getByRole('link', { name: 'Куда сообщать' }).click();
}

/** The channels of this person, as the server lists them. */
async function channelsOf(page: Page): Promise<Channels['data']> {
	const headers = {
		'x-requested-with': 'XMLHttpRequest',
		authorization: `Bearer ${await storedToken(page)}`,
	};
	const reply = await page.request.get('/v1/user/watch-channels', { headers });
	return ((await reply.json()) as Channels).data;
}

test.describe('channels of watches', () => {
	test('a browser is subscribed after a press, and is ended', DEEP, async ({ browser, viewport }, info) => {
		const baseURL = site.url;
		const context = await browser.newContext({ viewport, baseURL, permissions: ['notifications'] });
		const { page, watches } = await openContext(context, 'granted');
		await watchFromReport(page);
		const choice = watches.getByRole('button', { name: 'Уведомлять в этом браузере' });
		await expect(choice).toBeVisible();
		await inspect(page, info, 'watch-channels-offered', { fullPage: false });
		await choice.scrollIntoViewIfNeeded();
		await choice.click();
		await expect(watches.getByText('Уведомления в этом браузере')).toBeVisible();
		await expect(choice).toBeHidden();
		expect(await channelsOf(page)).toMatchObject([{ kind: 'push', is_confirmed: true }]);
		await inspect(page, info, 'watch-channels-joined', { fullPage: false });

		await watches.getByRole('button', { name: 'Отключить: Уведомления в этом браузере' }).click();
		await expect(choice).toBeVisible();
		expect(await channelsOf(page)).toEqual([]);
		await context.close();
	});

	test('a browser that forbids messages says how to allow them', DEEP, async ({ browser, viewport }) => {
		const context = await browser.newContext({ viewport, baseURL: site.url });
		const { page, watches } = await openContext(context, 'denied');
		await watchFromReport(page);
		await watches.getByRole('button', { name: 'Уведомлять в этом браузере' }).click();
		await expect(watches.getByText('Браузер запрещает этому сайту уведомления.')).toBeVisible();
		expect(await channelsOf(page)).toEqual([]);
		await context.close();
	});

	test(
		"a letter's link shows before it acts, and a mail program's own button acts at once",
		DEEP,
		async ({ browser, viewport }, info) => {
			const context = await browser.newContext({ viewport, baseURL: site.url });
			const { page, watches } = await openContext(context, 'denied');
			await watchFromReport(page);
			for (const way of ['page', 'program'] as const) {
				await page.goto('/user/reports');
				await watches.getByLabel('Адрес почты').fill(newEmail());
				await watches.getByRole('button', { name: 'Прислать ссылку' }).click();
				await expect(watches.getByText('ждёт подтверждения')).toBeVisible();
				const [channel] = await channelsOf(page);
				const stop = `/u/${mailToken(APP_SECRET, 'stop', channel?.id ?? '')}`;
				await page.goto(stop);
				await expect(page.getByRole('heading', { name: 'Не присылать больше?' })).toBeVisible();
				expect(await channelsOf(page), 'a GET changes nothing').toHaveLength(1);
				if (way === 'page') {
					await inspect(page, info, 'watch-mail-stop');
					await page.getByRole('button', { name: 'Больше не присылать' }).click();
				} else {
					const form = { 'List-Unsubscribe': 'One-Click' };
					expect((await page.request.post(stop, { form, maxRedirects: 0 })).status()).toBe(303);
					await page.goto(stop);
				}
				await expect(page.getByRole('heading', { name: 'Писем больше не будет' })).toBeVisible();
				expect(await channelsOf(page)).toEqual([]);
			}
			await context.close();
		},
	);
});
