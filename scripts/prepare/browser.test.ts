import { describe, expect, test } from 'vitest';
import { findBrowser } from './browser.js';

const only = (present: string) => (path: string) => path === present;

describe('a browser for the tests', () => {
	test('is the one in CHROME_PATH, before any other', () => {
		const everything = () => true;

		expect(findBrowser({ CHROME_PATH: '/opt/own/chrome', PATH: '/usr/bin' }, everything)).toBe(
			'/opt/own/chrome',
		);
	});

	test('is not another one when CHROME_PATH leads nowhere', () => {
		expect(
			findBrowser({ CHROME_PATH: '/nowhere', PATH: '/usr/bin' }, only('/usr/bin/chromium')),
		).toBeUndefined();
	});

	test.each(['chromium', 'chromium-browser', 'google-chrome', 'chrome'])('is found in PATH as %s', (name) => {
		expect(findBrowser({ PATH: '/bin:/opt/tools' }, only(`/opt/tools/${name}`))).toBe(`/opt/tools/${name}`);
	});

	test('is the one without windows where there are two', () => {
		expect(findBrowser({ PATH: '/usr/bin' }, () => true)).toBe('/usr/bin/chromium-headless-shell');
	});

	test('is found in /usr/bin when PATH does not name that folder', () => {
		expect(findBrowser({}, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
	});

	test('is nothing where there is none', () => {
		expect(findBrowser({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
	});
});
