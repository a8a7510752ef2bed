import { delimiter, join } from 'node:path';
import { canRun, installDebian } from './programs.js';
import { Refusal } from './refusal.js';

// The shell is Chromium without windows: the browser tests take two thirds of the time with it.
const NAMES = [
	...['chromium-headless-shell', 'chromium', 'chromium-browser'],
	...['google-chrome', 'google-chrome-stable', 'chrome'],
];
const FULL_PATHS = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a browser for the tests, or installs Debian's. Throws Refusal.
 * @returns {string} absolute path
 */
export function ensureBrowser() {
	const found = findBrowser(process.env);
	if (found) return found;
	if (process.env.CHROME_PATH) {
		throw new Refusal(`В CHROME_PATH задано «${process.env.CHROME_PATH}», но такой программы здесь нет.`);
	}

	installDebian('браузер для проверок (chromium-headless-shell)', ['chromium-headless-shell']);
	const installed = findBrowser(process.env);
	if (installed) return installed;
	throw new Refusal(
		'Для проверок нужен браузер: установите chromium-headless-shell, chromium или google-chrome либо укажите путь к нему в CHROME_PATH.',
	);
}

/**
 * `CHROME_PATH` and nothing else where it is set; else the first known browser in `PATH` and the usual
 * folders.
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} [isProgram]
 * @returns {string | undefined} absolute path
 */
export function findBrowser(env, isProgram = canRun) {
	if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : undefined;

	const folders = [...(env.PATH || '').split(delimiter).filter(Boolean), '/usr/bin'];
	const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));

	return [...candidates, ...FULL_PATHS].find((path) => isProgram(path));
}
