import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { siteSettings } from '../site-settings.ts';
import { StartError } from '../start-error.ts';

const YANDEX = { YANDEX_ID_CLIENT_ID: 'the-client', YANDEX_ID_CLIENT_SECRET: 'the-secret' };

describe('the sign-in by Yandex ID', () => {
	test('is on with both halves of its application, and asks Yandex itself', () => {
		expect(readConfig(YANDEX).yandex).toEqual({
			clientId: 'the-client',
			clientSecret: 'the-secret',
			oauthUrl: 'https://oauth.yandex.ru',
			infoUrl: 'https://login.yandex.ru',
		});
		expect(siteSettings(readConfig(YANDEX)).signIn).toMatchObject({ yandex: true, vk: false });
	});

	test.each([{}, { ...YANDEX, YANDEX_ID_CLIENT_ID: 'off' }])('is off with %o', (settings) => {
		expect(readConfig(settings).yandex).toBeNull();
	});

	test.each([
		[{ YANDEX_ID_CLIENT_ID: 'the-client' }, 'YANDEX_ID_CLIENT_SECRET'],
		[{ YANDEX_ID_CLIENT_SECRET: 'the-secret' }, 'YANDEX_ID_CLIENT_ID'],
	])('ends the start with %o alone', (settings, name) => {
		expect(() => readConfig(settings)).toThrow(StartError);
		expect(() => readConfig(settings)).toThrow(name);
	});
});

describe('the sign-in by VK ID', () => {
	test('is on with its application, confidential or not', () => {
		const url = 'https://id.vk.ru';
		expect(readConfig({ VK_ID_CLIENT_ID: '1' }).vk).toEqual({ clientId: '1', serviceToken: null, url });
		const both = { VK_ID_CLIENT_ID: '1', VK_ID_SERVICE_TOKEN: 't' };
		expect(readConfig(both).vk).toEqual({ clientId: '1', serviceToken: 't', url });
	});

	test.each([{}, { VK_ID_CLIENT_ID: 'off', VK_ID_SERVICE_TOKEN: 't' }])('is off with %o', (settings) => {
		expect(readConfig(settings).vk).toBeNull();
	});

	test('ends the start with a service token alone', () => {
		expect(() => readConfig({ VK_ID_SERVICE_TOKEN: 't' })).toThrow('VK_ID_CLIENT_ID');
	});
});

test('a provider on the sandbox’s port makes the whole site a demonstration', () => {
	const address = { VK_ID_CLIENT_ID: '1', VK_ID_URL: 'http://127.0.0.1:3100/vk', SANDBOX_PORT: '3100' };
	expect(readConfig(address).demonstration).toBe(true);
});
