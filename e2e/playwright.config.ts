import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findBrowser } from '../scripts/prepare/browser.js';
import { browserFolders, DEEP_TAG, INSPECTED_TAG, type Suite, suiteOf } from '../scripts/testing/suites.ts';

const executablePath = findBrowser(process.env);

const folders = browserFolders(process.env);

/** The two sizes at which every screen is looked at. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const IS_DEEP = new RegExp(DEEP_TAG);
const RUNS_DEEP = new RegExp(`${DEEP_TAG}|${INSPECTED_TAG}`);
const ON_PHONE = { name: 'phone', testMatch: `**/e2e/${folders}/*.e2e.ts`, use: PHONE };
// What depends on the size of the window says so by its name; screens all do.
const ON_DESKTOP = {
	name: 'desktop',
	testMatch: `**/e2e/${folders}/*.desktop.e2e.ts`,
	use: DESKTOP,
};
// What the run left behind is read when everything else is over.
const LAST = { name: 'last', testMatch: 'log.e2e.ts' };

const PROJECTS = {
	quick: [
		{ ...ON_PHONE, grepInvert: IS_DEEP },
		{ ...LAST, dependencies: ['phone'] },
	],
	deep: [{ ...ON_PHONE, grep: RUNS_DEEP }, ON_DESKTOP, { ...LAST, dependencies: ['phone', 'desktop'] }],
	whole: [ON_PHONE, ON_DESKTOP, { ...LAST, dependencies: ['phone', 'desktop'] }],
} satisfies Record<Suite, PlaywrightTestConfig['projects']>;

export default defineConfig({
	testDir: '.',
	outputDir: 'results/tests',
	globalSetup: './global-setup.ts',
	fullyParallel: true,
	forbidOnly: true,
	// Much of a run is waiting, for a register or for a poll: three keep two cores busy.
	workers: 3,
	// A busy machine is slow, not wrong: what passes does not wait for these, and what passes when it is
	// repeated is named at the end (scripts/testing/test-names.ts).
	retries: 2,
	timeout: 240_000,
	globalTimeout: 60 * 60_000,
	expect: { timeout: 30_000 },
	use: {
		baseURL: process.env.E2E_SITE_URL ?? '',
		locale: 'ru-RU',
		timezoneId: 'Europe/Moscow',
		// What a worker keeps would stand between a test and its site; its own tests let it in.
		serviceWorkers: 'block',
		screenshot: 'only-on-failure',
		trace: 'on-first-retry',
		launchOptions: {
			...(executablePath === undefined ? {} : { executablePath }),
			args: [
				'--disable-gpu',
				'--disable-background-networking',
				'--disable-component-update',
				'--no-first-run',
			],
		},
	},
	projects: PROJECTS[suiteOf(process.env)],
});
