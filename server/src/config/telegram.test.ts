import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { siteSettings } from '../site-settings.ts';

const TOKEN = `123456789:${'a'.repeat(35)}`;
const BOT = { TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_BOT_NAME: '@avto_bot' };

const read = (environment: Record<string, string>) => {
	try {
		readConfig(environment);
	} catch (error) {
		return String(error);
	}
	return null;
};

describe('the bot in the settings', () => {
	test('is off without a token, and when it is switched off', () => {
		expect(readConfig({}).telegram).toBeNull();
		expect(readConfig({ ...BOT, TELEGRAM_BOT_TOKEN: 'off' }).telegram).toBeNull();
		expect(siteSettings(readConfig({})).signIn.telegram).toBe(false);
	});

	test('asks Telegram itself for updates unless another way is said', () => {
		const config = readConfig(BOT);
		expect(config.telegram).toEqual({
			apiRoot: 'https://api.telegram.org',
			botToken: TOKEN,
			botId: 123_456_789,
			botName: 'avto_bot',
			linkRoot: 'https://t.me',
			updates: { kind: 'polling' },
		});
		expect(siteSettings(config).signIn.telegram).toBe(true);
		expect(JSON.stringify(siteSettings(config))).not.toContain(TOKEN);
	});

	test('may be told by a webhook with a secret', () => {
		const environment = { ...BOT, TELEGRAM_UPDATES: 'webhook', TELEGRAM_WEBHOOK_SECRET: 'sixteen-letters_' };
		const updates = { kind: 'webhook', secret: 'sixteen-letters_' };
		expect(readConfig(environment).telegram?.updates).toEqual(updates);
	});

	test('makes everything a demonstration when it talks to the sandbox', () => {
		const environment = { ...BOT, TELEGRAM_API_ROOT: 'http://localhost:3100/telegram' };
		expect(readConfig(environment).demonstration).toBe(true);
		expect(readConfig(BOT).demonstration).toBe(false);
	});

	test.each([
		[{ TELEGRAM_BOT_TOKEN: TOKEN }, 'TELEGRAM_BOT_NAME'],
		[{ ...BOT, TELEGRAM_UPDATES: 'webhook' }, 'TELEGRAM_WEBHOOK_SECRET'],
		[{ ...BOT, TELEGRAM_WEBHOOK_SECRET: 'short' }, 'TELEGRAM_WEBHOOK_SECRET'],
		[{ ...BOT, TELEGRAM_WEBHOOK_SECRET: 'с кириллицей и пробелами' }, 'TELEGRAM_WEBHOOK_SECRET'],
		[{ ...BOT, TELEGRAM_UPDATES: 'sometimes' }, 'TELEGRAM_UPDATES'],
		[{ ...BOT, TELEGRAM_API_ROOT: 'api.telegram.org' }, 'TELEGRAM_API_ROOT'],
		[{ ...BOT, TELEGRAM_BOT_TOKEN: 'secret-of-another-kind' }, 'TELEGRAM_BOT_TOKEN'],
	])('that cannot work is refused by the name of the setting: %o', (environment, name) => {
		const sentence = read(environment);
		expect(sentence).toContain(name);
		expect(sentence).not.toContain(environment.TELEGRAM_BOT_TOKEN ?? TOKEN);
	});
});
