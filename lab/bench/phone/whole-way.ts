import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/prepare/browser.js';
import { median } from '../load.ts';
import { startBenchSite } from '../site.ts';
import { startBarePage } from './bare-page.ts';

/** A phone of the cheaper half on a bad connection: issue 16. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' };
const PLATE = 'А123ВС77';
const PATIENCE_MS = 90_000;

type Way = {
	readonly bare: number;
	readonly text: number;
	readonly form: number;
	readonly answers: number;
	/** Tasks of bot protection that were asked for the ten checks. */
	readonly challenges: number;
};

/** What is used here of a browser's globals, whose types would hide mistakes in the rest of the bench. */
type BrowserPage = {
	readonly document: {
		querySelector(selector: string): object | null;
		querySelectorAll(selector: string): Iterable<{ readonly textContent: string }>;
	};
};

/**
 * Seconds until the text of the home page stands, until its form works, and from a plate to ten fresh
 * answers: each time a new site, so that none is cached.
 */
export async function measureWholeWay(times = 5): Promise<string> {
	const executablePath = findBrowser(process.env);
	const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
	const bare = await startBarePage();
	const ways: Way[] = [];
	try {
		for (let time = 0; time < times; time += 1) {
			const site = await startBenchSite({
				settings: { REQUEST_POLICY: 'default', BOT_PROTECTION: 'altcha' },
			});
			ways.push(await goWholeWay(browser, site.url, bare.url).finally(() => site.close()));
		}
	} finally {
		await browser.close();
		await bare.stop();
	}
	const of = (part: keyof Way, digits = 1) => median(ways.map((way) => way[part])).toFixed(digits);
	return [
		`The whole way on a slow phone (${SLOWER} × slower, 400 kbit/s, 400 ms; median of ${times})`,
		`  floor: text of a bare page after ${of('bare')} s`,
		`  text after ${of('text')} s (aim: ≤ 1.2), form after ${of('form')} s (aim: ≤ 4.5)`,
		`  from the plate to ten fresh answers ${of('answers')} s (aim: ≤ 8)`,
		`  tasks of bot protection for the ten checks: ${of('challenges', 0)} (aim: 1)`,
	].join('\n');
}

async function goWholeWay(browser: Browser, url: string, bareUrl: string): Promise<Way> {
	const context = await browser.newContext(PHONE);
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(PATIENCE_MS);
		const session = await context.newCDPSession(page);
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', NETWORK);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		await page.goto(bareUrl, { waitUntil: 'load' });
		const bare = await textAfter(page);
		const { text, form } = await openHome(page, url);
		let challenges = 0;
		page.on('request', (request) => {
			if (new URL(request.url()).pathname === '/v1/protection/check') challenges += 1;
		});
		const started = performance.now();
		await page.getByRole('textbox', { name: 'Госномер' }).fill(PLATE);
		await page.getByRole('button', { name: 'Проверить', exact: true }).click();
		await page
			.getByRole('dialog')
			.getByRole('link', { name: /отч[её]т/i })
			.click();
		await tenAnswers(page);
		return { bare, text, form, answers: (performance.now() - started) / 1000, challenges };
	} finally {
		await context.close();
	}
}

/** Looking for a text in the whole page, frame by frame, would take the phone's processor from the page. */
async function tenAnswers(page: Page): Promise<void> {
	await page.waitForFunction(
		() => {
			const { document } = globalThis as unknown as BrowserPage;
			const states = [...document.querySelectorAll('p[role=status]')];
			return states.some(({ textContent }) => textContent.startsWith('Ответили 10 из 10'));
		},
		undefined,
		{ polling: 50 },
	);
}

async function openHome(page: Page, url: string): Promise<Pick<Way, 'text' | 'form'>> {
	await page.goto(url, { waitUntil: 'domcontentloaded' });
	// React has taken over once it has left its marks on the form.
	await page.waitForFunction(() => {
		const { document } = globalThis as unknown as BrowserPage;
		return Object.keys(document.querySelector('main form') ?? {}).some((key) =>
			key.startsWith('__reactProps'),
		);
	});
	const form = await page.evaluate(() => performance.now() / 1000);
	return { form, text: await textAfter(page) };
}

/** Seconds until the first text of the page stood. */
async function textAfter(page: Page): Promise<number> {
	const painted = await page.waitForFunction(
		() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
	);
	return Number(await painted.jsonValue()) / 1000;
}
