import { isContent } from '@avtosverka/contract/page-of';
import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ROUTES as ALL_ROUTES, aboutNewCars, CAR, SAMPLE } from '../pages/route-table.ts';
import { isAlive, painted } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';
import { watchCar } from '../steps/report-lines.ts';

/** Pages in which no application starts have no script to lose but their own. */
const ROUTES = ALL_ROUTES.filter(({ path }) => !isContent(path));

type Router = { navigate(to: string): Promise<void> };
type Manifest = { routes: Record<string, { module: string; clientLoaderModule?: string; path?: string }> };

/** A page whose parts come one after the other, each of them late. */
const LATE = { timeout: 100_000 };

/** A page may have to be loaded twice. */
const SLOWLY = { timeout: 60_000 };

/** Two pages that share little with the rest; a journey to one of them begins at the other. */
const STARTS = ['/compare', '/dogovor/form'];

/** What a visitor with a connection sees at these addresses after a change of page. */
const SHOWN_INSTEAD: Readonly<Record<string, string>> = {
	'/user': 'Вход',
	'/user/payments': 'Вход',
	'/user/comments': 'Вход',
	'/user/reports': 'Вход',
	'/moderation': 'Вход',
	'/operator': 'Вход',
	'/offline': 'Сохранённые отчёты',
	'/testError': 'Ошибка',
};

const lateness = (path: string) => (SHOWN_INSTEAD[path] === 'Вход' ? 1 : 0);

/** Fails every script of the site that `fails` picks, the first time that it is asked for. */
async function failOnce(page: Page, fails: (path: string) => boolean): Promise<Set<string>> {
	const failed = new Set<string>();
	await page.route('**/assets/*.js', (route) => {
		const { pathname } = new URL(route.request().url());
		if (failed.has(pathname) || !fails(pathname)) return route.fallback();
		failed.add(pathname);
		return route.abort('connectionfailed');
	});
	return failed;
}

/** The same for every script, each answer of whose server comes 5 s late. */
async function failOnceLate(page: Page): Promise<Set<string>> {
	const failed = await failOnce(page, () => true);
	await page.route('**/assets/*.js', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 5_000));
		await route.fallback();
	});
	return failed;
}

/** Changes the page as a link does; does not wait for it. */
async function follow(page: Page, to: string): Promise<void> {
	await page.evaluate((path) => {
		const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router };
		void router.navigate(path);
	}, to);
}

/** The same, until the page has changed: one that sends its visitor on does so before another is opened. */
async function followToTheEnd(page: Page, to: string): Promise<void> {
	await page.evaluate(async (path) => {
		const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router };
		await router.navigate(path);
	}, to);
	if (SHOWN_INSTEAD[to] === 'Вход') await expect(page, to).toHaveURL(/\/auth/, SLOWLY);
}

async function openStart(page: Page, target: string): Promise<void> {
	await page.goto(STARTS.find((start) => start !== target) ?? '/');
	await isAlive(page);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** The scripts of all routes, those of their client loaders among them. */
async function routeScripts(page: Page): Promise<ReadonlySet<string>> {
	const routes = await page.evaluate(() =>
		Object.values((window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest.routes),
	);
	const ofApplication = routes.filter(({ path }) => !isContent(`/${path ?? ''}`));
	return new Set(
		ofApplication.flatMap(({ module, clientLoaderModule = module }) => [module, clientLoaderModule]),
	);
}

const isAliveAtLast = (page: Page) => isAlive(page, LATE.timeout);

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test.describe('a page whose scripts fail once', () => {
	test.slow();
	test.use({ forgiven: [/net::ERR_|Failed to fetch dynamically imported|status of 404|trying out/] });

	test(
		'opens all the same: every page after the other, each script of its route failed',
		DEEP,
		async ({ page }) => {
			test.setTimeout(300_000);
			await page.goto('/');
			await isAlive(page);
			await page.evaluate(() => Object.assign(window, { sameDocument: true }));
			const own = await routeScripts(page);
			const failed = await failOnce(page, (script) => own.has(script));
			// A page that sends its visitor on may do so late: those come last.
			const inOrder = ROUTES.map(aboutNewCars).toSorted(
				(one, other) => lateness(one.path) - lateness(other.path),
			);
			for (const { path, title } of inOrder) {
				await followToTheEnd(page, path);
				await expect(page, path).toHaveTitle(`${SHOWN_INSTEAD[path] ?? title} — Автосверка`, SLOWLY);
				await expect(page.getByText('Открываем страницу…'), path).toHaveCount(0, SLOWLY);
				expect(await isSameDocument(page), path).toBe(true);
			}
			// The home page's own came with the document; /share and /widget are opened by other sites alone.
			const spared = [...own].filter((script) => !failed.has(script));
			expect(spared.length, spared.join(' ')).toBeLessThan(own.size / 3);
		},
	);

	for (const path of ['/', `/checks/${CAR}`, '/ownerReport', '/user', SAMPLE, '/dogovor/form']) {
		test(`opens all the same, every script of it failed: ${path}`, DEEP, async ({ page }) => {
			const car = newCar();
			const title = ROUTES.find((row) => row.path === path)?.title.replace(CAR, car);
			await openStart(page, path.replace(CAR, car));
			await failOnce(page, () => true);
			await follow(page, path.replace(CAR, car));
			await expect(page).toHaveTitle(`${SHOWN_INSTEAD[path] ?? title} — Автосверка`, SLOWLY);
			await expect(page.getByText('Открываем страницу…')).toHaveCount(0, SLOWLY);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		});
	}

	for (const path of ['/', `/checks/${CAR}`, '/user', '/ownerReport', '/widget?isFrame=true']) {
		test(
			`comes alive all the same, every script failed as it was opened: ${path}`,
			DEEP,
			async ({ page }) => {
				const failed = await failOnce(page, () => true);
				await page.goto(path.replace(CAR, newCar()));
				await page.evaluate(() => Object.assign(window, { sameDocument: true }));
				await isAlive(page);
				expect(failed.size).toBeGreaterThan(2);
			},
		);
	}

	test('finds a code all the same, on a page that is only read', DEEP, async ({ page }) => {
		const failed = await failOnce(page, () => true);
		await page.goto('/codes');
		await expect(async () => {
			await page.getByLabel('Код или название региона').fill('тверь');
			await expect(page.getByRole('row', { name: /Москва/ })).toHaveCount(0, { timeout: 1_000 });
		}).toPass();
		expect(failed.size).toBeGreaterThan(0);
	});

	test(
		'works all the same, each of its scripts late by 5 s and failed once: report',
		DEEP,
		async ({ page }) => {
			const failed = await failOnceLate(page);
			await page.goto(`/checks/${newCar()}`);
			await page.getByRole('button', { name: 'Запросить всё сразу' }).first().click();
			await expect(page.getByText(/^Ответили \d+ из 10/)).toBeVisible(LATE);
			await expect(page.getByRole('button', { name: 'Запросить всё сразу' })).toHaveCount(0, LATE);
			expect(failed.size).toBeGreaterThan(8);
		},
	);

	test(
		'works all the same, each of its scripts late by 5 s and failed once: a plate on the home page',
		DEEP,
		async ({ page }) => {
			const failed = await failOnceLate(page);
			await page.goto('/');
			await page.getByRole('textbox', { name: 'Госномер' }).fill('А123ВС77');
			await page.getByRole('button', { name: 'Проверить', exact: true }).click();
			await expect(page.getByRole('dialog').getByText('XTA21144094786239')).toBeVisible(LATE);
			expect(failed.size).toBeGreaterThan(8);
		},
	);

	test(
		'works all the same, each of its scripts late by 5 s and failed once: an owner report',
		DEEP,
		async ({ page, context }) => {
			await context.grantPermissions(['clipboard-write']);
			const failed = await failOnceLate(page);
			await page.goto(SAMPLE);
			await isAliveAtLast(page);
			await page.getByText('Поделиться').click();
			await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
			await expect(page.getByText('Ссылка скопирована')).toBeVisible();
			expect(failed.size).toBeGreaterThan(8);
		},
	);

	test('offers to load again what the button of a watch needs, whose script does not come', async ({
		page,
	}) => {
		const lost = '**/assets/watch-car*.js*';
		await page.route(lost, (route) => route.abort('connectionfailed'));
		await page.goto(`/checks/${newCar()}`);
		await isAlive(page);
		await watchCar(page);
		const again = page.getByRole('button', { name: 'Повторить' });
		await expect(again).toBeVisible();
		await page.unroute(lost);
		await again.click();
		await expect(page.getByText(/^Войдите, чтобы мы знали, кому писать\./)).toBeVisible();
	});

	test('keeps what was typed before it came alive', async ({ page }) => {
		await failOnce(page, () => true);
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await page.getByRole('textbox', { name: 'VIN' }).fill('xta2114');
		await isAlive(page);
		await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue('XTA2114');
	});
});

test.describe('a page whose scripts never come', () => {
	test.use({ forgiven: [/net::ERR_|Failed to fetch dynamically imported|Error loading route module/] });

	test(
		'says that there is no connection when the whole site is gone, and the page at hand stays',
		DEEP,
		async ({ page }) => {
			await openStart(page, '/dogovor/form');
			await page.route('**/*', (route) => route.abort('connectionfailed'));
			await follow(page, '/dogovor/form');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
			expect(await isSameDocument(page)).toBe(true);
		},
	);

	test('is loaded as a whole once, and not over and over', DEEP, async ({ page }) => {
		await openStart(page, '/dogovor/form');
		let documents = 0;
		page.on('request', (request) => {
			if (request.isNavigationRequest()) documents += 1;
		});
		// The document asks for its scripts once, and once more for each of its two attempts to start again.
		let starts = 0;
		page.on('requestfailed', (request) => {
			if (/\/manifest-\w+\.js$/.test(request.url())) starts += 1;
		});
		await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
		await follow(page, '/dogovor/form');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Заполните договор');
		await expect.poll(() => starts).toBe(3);
		await painted(page);
		expect(documents).toBe(1);
	});

	test('is read all the same where it is only read', async ({ page }) => {
		await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
		await page.goto('/faq');
		await page.getByText('Как проверить машину по VIN?').click();
		await page.getByRole('link', { name: 'Автосверка' }).first().click();
		await expect(page).toHaveURL('/');
	});
});
