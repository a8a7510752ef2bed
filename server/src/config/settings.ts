import { PURPOSES } from '@avtosverka/contract/route';
import { z } from 'zod';
import {
	databaseAddress,
	frameAncestors,
	networks,
	oneOf,
	textField,
	webAddress,
	wholeNumber,
} from './fields.ts';
import { maxToken } from './max.ts';
import { purposes } from './protection.ts';
import { redirectHosts } from './redirect-hosts.ts';
import { botToken, webhookSecret } from './telegram.ts';

const DAY_OF_CHECKS = 15_000;
const CLIENTS = 500_000;

/** Every setting with its default: the one table of them. */
export const Settings = z.object({
	NODE_ENV: textField(),
	PORT: wholeNumber(3000, 0, 65_535),
	HOST: textField().transform((host) => host ?? '127.0.0.1'),
	WORKER_PORT: wholeNumber(0, 0, 65_535),
	SANDBOX_PORT: wholeNumber(3100, 0, 65_535),
	DATA_DIR: textField().transform((folder) => folder ?? './data'),
	DATABASE_URL: databaseAddress(),
	DATABASE_READ_URL: databaseAddress(),
	BACKUP_DIR: textField(),
	BACKUP_KEY: textField().transform((key, context): Buffer | null => {
		if (key === undefined) return null;
		if (/^[A-Za-z0-9+/]{43}=$/.test(key)) return Buffer.from(key, 'base64');
		context.addIssue({ code: 'custom', message: 'нужны 32 байта в base64: openssl rand -base64 32' });
		return z.NEVER;
	}),
	DELETIONS_JOURNAL: textField(),
	DELETIONS_RETENTION_DAYS: wholeNumber(400, 1, 36_500),
	DATABASE_POOL: wholeNumber(10, 2, 1000),
	DATABASE_POOLER: oneOf(['off', 'transaction'], 'off'),
	MONEY_NEEDS_STANDBY: oneOf(['off', 'on'], 'off'),
	DATABASE_CA: textField().transform((pem, context): string | null => {
		if (pem === undefined || /^-----BEGIN CERTIFICATE-----/.test(pem)) return pem ?? null;
		context.addIssue({ code: 'custom', message: 'нужен сертификат PEM, -----BEGIN CERTIFICATE-----' });
		return z.NEVER;
	}),
	SITE_URL: webAddress(),
	BOT_PROTECTION: oneOf(['altcha', 'smartcaptcha', 'turnstile', 'off'], 'altcha'),
	PROTECTION_FAIL_OPEN: purposes(PURPOSES),
	SMARTCAPTCHA_URL: webAddress(),
	SMARTCAPTCHA_SITE_KEY: textField(),
	SMARTCAPTCHA_SECRET: textField(),
	TURNSTILE_URL: webAddress(),
	TURNSTILE_SITE_KEY: textField(),
	TURNSTILE_SECRET: textField(),
	LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
	TRUST_PROXY: networks(),
	APP_SECRET: textField().transform((secret, context): string | null => {
		if (secret === undefined || secret.length >= 32) return secret ?? null;
		context.addIssue({ code: 'custom', message: 'нужно не меньше 32 знаков' });
		return z.NEVER;
	}),
	DATA_KEYS: textField().transform((keys, context): string | null => {
		const isKey = (key: string) => /^[\w-]+:[A-Za-z0-9+/]{43}=$/.test(key.trim());
		if (keys === undefined || keys.split(',').every(isKey)) return keys ?? null;
		context.addIssue({ code: 'custom', message: 'нужны ключи по 32 байта вида имя:base64 через запятую' });
		return z.NEVER;
	}),
	METRICS_TOKEN: textField().transform((token, context): string | null => {
		if (token === undefined || /^[\x21-\x7e]{16,}$/.test(token)) return token ?? null;
		context.addIssue({ code: 'custom', message: 'нужно не меньше 16 латинских знаков без пробелов' });
		return z.NEVER;
	}),
	OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(),
	OTEL_TRACES_SAMPLER_ARG: textField().transform((part, context): number => {
		if (part === undefined) return 0.1;
		if (/^(0(\.\d{1,6})?|1)$/.test(part)) return Number(part);
		context.addIssue({ code: 'custom', message: 'нужна доля от 0 до 1, например 0.1' });
		return z.NEVER;
	}),
	FRAME_ANCESTORS: frameAncestors(),
	HSTS_SUBDOMAINS: oneOf(['off', 'on'], 'off'),
	SESSION_DAYS: wholeNumber(365, 1, 3650),
	REQUEST_POLICY: oneOf(['default', 'bench'], 'default'),
	RATE_LIMIT_PER_MINUTE: wholeNumber(300, 1, 100_000_000),
	CONNECTIONS: wholeNumber(10_000, 1, 1_000_000),
	CONNECTIONS_PER_ADDRESS: wholeNumber(256, 1, 1_000_000),
	CHALLENGE_LIMIT_PER_MINUTE: wholeNumber(120, 1, 100_000_000),
	REPORTS_PER_HOUR: wholeNumber(30, 1, 1_000_000),
	ORDERS_PER_HOUR: wholeNumber(30, 1, 1_000_000),
	LOOKUPS_PER_HOUR: wholeNumber(30, 1, 1_000_000),
	OWNER_REPORTS_PER_HOUR: wholeNumber(10, 1, 1_000_000),
	UNPAID_REPORTS_PER_DAY: wholeNumber(5, 1, 1_000_000),
	UNPAID_REPORTS_PER_DAY_OF_ADDRESS: wholeNumber(20, 1, 1_000_000),
	UNPAID_REPORT_QUESTIONS_PER_DAY: wholeNumber(300, 0, 1_000_000),
	WATCHED_CARS_PER_PERSON: wholeNumber(3, 0, 1_000),
	WATCH_QUESTIONS_PER_DAY: wholeNumber(2_000, 0, 1_000_000),
	OWNER_REPORTS_RETENTION_DAYS: textField().transform((days, context): number | null => {
		if (days === undefined || days === 'off') return null;
		if (/^[1-9]\d{0,4}$/.test(days)) return Number(days);
		context.addIssue({ code: 'custom', message: 'нужно целое число дней от 1 до 99999 или off' });
		return z.NEVER;
	}),
	BUILD_COMMIT: textField().transform((commit, context): string | null => {
		if (commit === undefined || /^[\w.-]{1,64}$/.test(commit)) return commit ?? null;
		context.addIssue({ code: 'custom', message: 'нужно не больше 64 латинских букв, цифр, точек и дефисов' });
		return z.NEVER;
	}),
	PRESTOP_SECONDS: wholeNumber(0, 0, 300),
	JOBS: oneOf(['on', 'off'], 'on'),
	GOOGLE_ISSUER: webAddress(),
	GOOGLE_CLIENT_ID: textField(),
	GOOGLE_CLIENT_SECRET: textField(),
	YANDEX_ID_CLIENT_ID: textField(),
	YANDEX_ID_CLIENT_SECRET: textField(),
	YANDEX_ID_OAUTH_URL: webAddress(),
	YANDEX_ID_INFO_URL: webAddress(),
	VK_ID_CLIENT_ID: textField(),
	VK_ID_SERVICE_TOKEN: textField(),
	VK_ID_URL: webAddress(),
	TELEGRAM_LINK_ROOT: webAddress().transform((root) => root ?? 'https://t.me'),
	TELEGRAM_BOT_NAME: textField(),
	TELEGRAM_API_ROOT: webAddress(),
	TELEGRAM_BOT_TOKEN: botToken(),
	TELEGRAM_UPDATES: oneOf(['polling', 'webhook'], 'polling'),
	TELEGRAM_WEBHOOK_SECRET: webhookSecret(),
	MAX_LINK_ROOT: webAddress().transform((root) => root ?? 'https://max.ru'),
	MAX_BOT_NAME: textField(),
	MAX_API_ROOT: webAddress(),
	MAX_BOT_TOKEN: maxToken(),
	MAX_UPDATES: oneOf(['polling', 'webhook'], 'polling'),
	MAX_WEBHOOK_SECRET: webhookSecret(),
	PUSH_PUBLIC_KEY: textField(),
	PUSH_PRIVATE_KEY: textField(),
	PUSH_CONTACT: textField(),
	PUSH_SERVICES: textField(),
	MONETA_URL: webAddress(),
	MONETA_ACCOUNT: textField(),
	MONETA_SECRET: textField(),
	MONETA_TEST_MODE: oneOf(['off', 'on'], 'off'),
	MONETA_CARD_UNIT: textField(),
	MONETA_SBP_UNIT: textField(),
	MONETA_CARD: oneOf(['redirect', 'widget'], 'redirect'),
	MONETA_CHECK_URL: oneOf(['off', 'on'], 'off'),
	MONETA_ANSWER: oneOf(['text', 'xml'], 'text'),
	MONETA_RECEIPTS: oneOf(['off', 'xml'], 'off'),
	MONETA_SNO: wholeNumber(0, 0, 6),
	MONETA_VAT: wholeNumber(1105, 1102, 1114).refine((tag) => tag !== 1112, { error: 'такой ставки нет' }),
	MONETA_PM: textField(),
	MONETA_PO: textField(),
	SMTP_URL: textField(),
	SMTP_TLS: oneOf(['on', 'off'], 'on'),
	MAIL_FROM: textField(),
	PHONE_CHECK_URL: webAddress(),
	VOICE_BOT_URL: webAddress(),
	FULL_REPORT_URL: webAddress(),
	CHAT_URL: webAddress(),
	STORE_IOS_URL: webAddress(),
	STORE_ANDROID_URL: webAddress(),
	PARTNER_URL: webAddress(),
	ADS_SCRIPT_URL: webAddress(),
	ADS_BLOCK_IDS: textField(),
	ADS_HOSTS: textField(),
	CONSENT_TICKED: oneOf(['on', 'off'], 'on'),
	KBM_WIDGET_URL: webAddress(),
	COUNTER_ID: wholeNumber(0, 0, 9_999_999_999),
	COUNTER_URL: webAddress().transform((url) => url ?? 'https://mc.yandex.ru/metrika/tag.js'),
	REDIRECT_HOSTS: redirectHosts(),
	ANDROID_PACKAGE: textField(),
	ANDROID_FINGERPRINTS: textField(),
	IOS_APP_ID: textField(),
	OPERATOR_NAME: textField(),
	OPERATOR_EMAIL: textField().pipe(z.email({ error: 'нужен адрес электронной почты' }).optional()),
	CLAIM_CHECKS_A_DAY: wholeNumber(DAY_OF_CHECKS, 0, 1_000_000_000),
	CLAIM_CLIENTS: wholeNumber(CLIENTS, 0, 10_000_000_000),
	CLAIM_SOURCES: wholeNumber(40, 0, 10_000),
	CLAIM_SINCE: wholeNumber(2017, 1990, 2100),
});

/** The settings, read and checked one by one. */
export type Settings = z.output<typeof Settings>;
