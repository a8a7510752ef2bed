import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findBrowser } from '../scripts/prepare/browser.js';
import { DEEP_TAG, LOOKED_TAG, leftOutOf, type Suite, suiteOf } from '../scripts/testing/suites.ts';

const executablePath = findBrowser(process.env);

const FIRST_AND_LAST = ['ten-answers.e2e.ts', 'log.e2e.ts'];
/** They do not depend on the size of the screen: their own tests run at both. */
const OF_ONE_SIZE = [
	...['protection.e2e.ts', 'captcha.e2e.ts', 'official.e2e.ts', 'states.e2e.ts', 'ads.e2e.ts'],
	...['auth-google.e2e.ts', 'auth-messenger.e2e.ts', 'session.e2e.ts', 'sessions.e2e.ts'],
	...['auth-yandex.e2e.ts', 'auth-vk.e2e.ts', 'linked-sign-ins.e2e.ts'],
	...['cabinet.e2e.ts', 'bot.e2e.ts', 'bot-registers.e2e.ts', 'bot-account.e2e.ts'],
	...['payment.e2e.ts', 'mail.e2e.ts', 'paid-plate.e2e.ts', 'comments.e2e.ts', 'moderation.e2e.ts'],
	...[
		'owner-report.e2e.ts',
		'owner-report-form.e2e.ts',
		'widget.e2e.ts',
		'contract-of-sale.e2e.ts',
		'kbm.e2e.ts',
	],
	...['offline.e2e.ts', 'new-version.e2e.ts', 'install-hint.e2e.ts', 'asked-price.e2e.ts'],
	...['lost-scripts.e2e.ts', 'composing.e2e.ts', 'late-answer.e2e.ts', 'report-height.e2e.ts'],
	...['pages.e2e.ts', 'page-styles.e2e.ts', 'links.e2e.ts', 'markup.e2e.ts', 'russian.e2e.ts'],
];
const ON_NO_PHONE = [...FIRST_AND_LAST, ...leftOutOf(process.env)];
const ON_NO_DESKTOP = [...ON_NO_PHONE, ...OF_ONE_SIZE];

/** The two sizes at which every screen is looked at. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const IS_DEEP = new RegExp(DEEP_TAG);
const RUNS_DEEP = new RegExp(`${DEEP_TAG}|${LOOKED_TAG}`);
// Answers are cached for the whole run: what wants to see a car that nobody has asked about comes first.
const FIRST = { name: 'first', testMatch: 'ten-answers.e2e.ts', use: PHONE };
const ON_PHONE = { name: 'phone', testIgnore: ON_NO_PHONE, use: PHONE };
const ON_DESKTOP = { name: 'desktop', testIgnore: ON_NO_DESKTOP, use: DESKTOP };
// What the run left behind is read when everything else is over.
const LAST = { name: 'last', testMatch: 'log.e2e.ts' };

const PROJECTS = {
	quick: [
		FIRST,
		{ ...ON_PHONE, grepInvert: IS_DEEP, dependencies: ['first'] },
		{ ...LAST, dependencies: ['phone'] },
	],
	deep: [{ ...ON_PHONE, grep: RUNS_DEEP }, ON_DESKTOP, { ...LAST, dependencies: ['phone', 'desktop'] }],
	whole: [
		FIRST,
		{ ...ON_PHONE, dependencies: ['first'] },
		{ ...ON_DESKTOP, dependencies: ['first'] },
		{ ...LAST, dependencies: ['phone', 'desktop'] },
	],
} satisfies Record<Suite, PlaywrightTestConfig['projects']>;

export default defineConfig({
	testDir: '.',
	testMatch: '*.e2e.ts',
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
