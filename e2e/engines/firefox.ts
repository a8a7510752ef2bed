import { launch } from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';
import { ensureEngine } from './ensure-engine.ts';

/** Starts Debian's Firefox, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<EnginePage> {
	const browser = await launch({
		browser: 'firefox',
		executablePath: ensureEngine('firefox-esr', ['firefox-esr']),
		extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU' },
	});
	const page = await browser.newPage();
	await page.setViewport({ width: 390, height: 844 });
	// A page that holds typed text asks before it is left.
	page.on('dialog', (dialog) => void dialog.accept());
	const element = (path: string) => page.locator(`::-p-xpath(${path})`);

	return {
		open: async (address) => void (await page.goto(address)),
		read: (expression) => page.evaluate(expression) as Promise<never>,
		async type(path, text) {
			await element(path).click();
			await page.keyboard.type(text);
		},
		press: (path) => element(path).click(),
		[Symbol.asyncDispose]: () => browser.close(),
	};
}
