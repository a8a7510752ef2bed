import { TEST_DATA_KEYS } from '../../store/testing/test-database.ts';
import { PUSH_PAIR } from '../../watches/push/testing/push-pair.ts';

const WORD = 'inventedword';
const BACKUP_KEY = Buffer.alloc(32, 7).toString('base64');

/** A valid value of every secret; no two tell of each other. */
export const PLANTED_SECRETS: Readonly<Record<string, string>> = {
	DATABASE_URL: `postgres://anna:${WORD}@store.example/site`,
	DATABASE_READ_URL: `postgres://anna:${WORD}@standby.example/site`,
	APP_SECRET: `${WORD}-of-at-least-thirty-two-signs`,
	DATA_KEYS: TEST_DATA_KEYS,
	BACKUP_KEY,
	METRICS_TOKEN: `${WORD}-metrics`,
	SMARTCAPTCHA_SECRET: `${WORD}-smartcaptcha`,
	TURNSTILE_SECRET: `${WORD}-turnstile`,
	SUPPLIER_AVTOCOD_KEY: `anna@example:${WORD}`,
	SUPPLIER_APICLOUD_KEY: `${WORD}-apicloud`,
	YANDEX_ID_CLIENT_SECRET: `${WORD}-yandex`,
	VK_ID_SERVICE_TOKEN: `${WORD}-vk`,
	GOOGLE_CLIENT_SECRET: `${WORD}-google`,
	TELEGRAM_BOT_TOKEN: `123456:${WORD}-of-at-least-thirty-signs`,
	TELEGRAM_WEBHOOK_SECRET: `${WORD}-telegram`,
	MAX_BOT_TOKEN: `${WORD}-of-twenty-signs`,
	MAX_WEBHOOK_SECRET: `${WORD}-max-webhook`,
	MONETA_SECRET: `${WORD}-moneta`,
	SMTP_URL: `smtp://anna:${WORD}@mail.example:587`,
	PUSH_PRIVATE_KEY: PUSH_PAIR.PUSH_PRIVATE_KEY,
};

/** What must be set beside them. */
export const BESIDE_SECRETS: Readonly<Record<string, string>> = {
	PUSH_PUBLIC_KEY: PUSH_PAIR.PUSH_PUBLIC_KEY,
	PUSH_CONTACT: PUSH_PAIR.PUSH_CONTACT,
	MAIL_FROM: 'letters@example.org',
	YANDEX_ID_CLIENT_ID: 'yandex',
	VK_ID_CLIENT_ID: 'vk',
	GOOGLE_CLIENT_ID: 'google',
	TELEGRAM_BOT_NAME: 'sample_bot',
	MONETA_ACCOUNT: '12345678',
};

/** Of each secret what tells it: a password without its address, a key without its name. */
export function secretParts(): string[] {
	const keys = TEST_DATA_KEYS.split(',').map((key) => key.slice(key.indexOf(':') + 1));
	return [WORD, BACKUP_KEY, PUSH_PAIR.PUSH_PRIVATE_KEY, ...keys];
}
