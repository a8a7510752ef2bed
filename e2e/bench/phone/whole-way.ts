import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/prepare/browser.js';
import { median } from '../load.ts';
import { startWorld } from '../world.ts';

/** A phone of the cheaper half on a bad connection: issue 16. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' };
const PLATE = 'А123ВС77';
const PATIENCE_MS = 90_000;

type Way = { readonly text: number; readonly form: number; readonly answers: number };

/**
 * Seconds until the text of the home page stands, until its form works, and from a plate to ten fresh
 * answers: each time a new world, so that nobody has asked for them.
 */
export async function measureWholeWay(times = 3): Promise<string> {
	const executablePath = findBrowser(process.env);
	const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
	const ways: Way[] = [];
	try {
		for (let time = 0; time < times; time += 1) {
			const world = await startWorld({ env: { REQUEST_POLICY: 'default' } });
			ways.push(await goWholeWay(browser, world.url).finally(() => world.stop()));
		}
	} finally {
		await browser.close();
	}
	const of = (part: keyof Way) => median(ways.map((way) => way[part])).toFixed(1);
	return [
		`The whole way on a slow phone (${SLOWER} × slower, 400 kbit/s, 400 ms; median of ${times})`,
		`  text after ${of('text')} s (aim: ≤ 1.2), form after ${of('form')} s (aim: ≤ 5)`,
		`  from the plate to ten fresh answers ${of('answers')} s (aim: ≤ 9)`,
	].join('\n');
}

async function goWholeWay(browser: Browser, url: string): Promise<Way> {
	const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(PATIENCE_MS);
		const session = await context.newCDPSession(page);
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', NETWORK);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		const { text, form } = await openHome(page, url);
		const started = performance.now();
		await page.getByRole('textbox', { name: 'Госномер' }).fill(PLATE);
		await page.getByRole('button', { name: 'Проверить', exact: true }).click();
		await page
			.getByRole('dialog')
			.getByRole('link', { name: /отч[её]т/i })
			.click();
		await page.getByText(/^Ответили 10 из 10/).waitFor();
		return { text, form, answers: (performance.now() - started) / 1000 };
	} finally {
		await context.close();
	}
}

async function openHome(page: Page, url: string): Promise<Pick<Way, 'text' | 'form'>> {
	await page.goto(url, { waitUntil: 'domcontentloaded' });
	// React has taken over once it has left its marks on the form.
	await page.waitForFunction(
		`Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps'))`,
	);
	return page.evaluate(() => ({
		form: performance.now() / 1000,
		text: (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN) / 1000,
	}));
}
