import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';

const SMARTCAPTCHA = {
	BOT_PROTECTION: 'smartcaptcha',
	SMARTCAPTCHA_SITE_KEY: 'ysc1_site',
	SMARTCAPTCHA_SECRET: 'ysc2_secret',
};
const TURNSTILE = {
	BOT_PROTECTION: 'turnstile',
	TURNSTILE_SITE_KEY: '0x_site',
	TURNSTILE_SECRET: '0x_secret',
};

describe('a bot-protection service', () => {
	test('is asked at its own address', () => {
		expect(readConfig(SMARTCAPTCHA).botProtection).toEqual({
			kind: 'smartcaptcha',
			url: 'https://smartcaptcha.cloud.yandex.ru',
			siteKey: 'ysc1_site',
			secret: 'ysc2_secret',
		});
		expect(readConfig(TURNSTILE).botProtection).toEqual({
			kind: 'turnstile',
			url: 'https://challenges.cloudflare.com',
			siteKey: '0x_site',
			secret: '0x_secret',
		});
	});

	test('is asked where the settings say', () => {
		const config = readConfig({ ...TURNSTILE, TURNSTILE_URL: 'http://127.0.0.1:3100/turnstile/' });
		expect(config.botProtection).toMatchObject({ url: 'http://127.0.0.1:3100/turnstile' });
	});

	test.each([
		[SMARTCAPTCHA, 'SMARTCAPTCHA_SITE_KEY'],
		[SMARTCAPTCHA, 'SMARTCAPTCHA_SECRET'],
		[TURNSTILE, 'TURNSTILE_SITE_KEY'],
		[TURNSTILE, 'TURNSTILE_SECRET'],
	])('does not start without what it needs: %o without %s', (environment, name) => {
		const read = () => readConfig({ ...environment, [name]: ' ' });
		expect(read).toThrow(StartError);
		expect(read).toThrow(
			`Не задана настройка ${name}: без неё BOT_PROTECTION=${environment.BOT_PROTECTION} не работает.`,
		);
	});

	test('needs no keys while it is not chosen', () => {
		expect(readConfig({ TURNSTILE_URL: 'http://127.0.0.1:3100' }).botProtection).toEqual({ kind: 'altcha' });
	});
});

describe('purposes that pass while nobody can judge a value', () => {
	test.each([
		[undefined, ['check', 'plate', 'comments', 'report', 'watch']],
		['plate', ['plate']],
		[' check , plate ', ['check', 'plate']],
		['none', []],
	])('PROTECTION_FAIL_OPEN=%s: %j', (setting, expected) => {
		expect(readConfig({ PROTECTION_FAIL_OPEN: setting }).protectionFailOpen).toEqual(expected);
	});

	test('are known ones', () => {
		expect(() => readConfig({ PROTECTION_FAIL_OPEN: 'check,everything' })).toThrow(
			'Настройка PROTECTION_FAIL_OPEN: нужны слова через запятую: check, plate, comments, report, watch, или none.',
		);
	});
});
