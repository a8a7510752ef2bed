import { PURPOSES } from '@avtosverka/contract/route';
import type { SiteSettings } from '@avtosverka/contract/site';
import type { RegistersSettings } from '@avtosverka/registers/settings';
import { z } from 'zod';
import { readAds, readAdsHosts } from './config/ads.ts';
import { type DailyBudgets, readBudgets } from './config/budgets.ts';
import { frameAncestors, networks, oneOf, textField, webAddress, wholeNumber } from './config/fields.ts';
import { readGoogle } from './config/google.ts';
import { readMail } from './config/mail.ts';
import { readMoneta } from './config/moneta.ts';
import { readNativeApps } from './config/native-apps.ts';
import { refuseBareProduction, refuseProtection, refuseTrialPayments } from './config/production.ts';
import { purposes, readProtection } from './config/protection.ts';
import { hostsOf, redirectHosts } from './config/redirect-hosts.ts';
import { readSuppliers } from './config/suppliers.ts';
import { botNameIn, botToken, readTelegram, webhookSecret } from './config/telegram.ts';
import { StartError } from './start-error.ts';

/** Settings as they stand in the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

const DAY_OF_CHECKS = 15_000;
const CLIENTS = 500_000;

/** Every setting with its default: the one table of them. */
const Settings = z.object({
	NODE_ENV: textField(),
	PORT: wholeNumber(3000, 0, 65_535),
	HOST: textField().transform((host) => host ?? '127.0.0.1'),
	SANDBOX_PORT: wholeNumber(3100, 0, 65_535),
	DATA_DIR: textField().transform((folder) => folder ?? './data'),
	DATABASE_URL: textField().transform((url, context): string | null => {
		if (url === undefined || /^postgres(ql)?:\/\/./.test(url)) return url ?? null;
		context.addIssue({
			code: 'custom',
			message: 'нужен адрес вида postgres://пользователь:пароль@узел/база',
		});
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
	FRAME_ANCESTORS: frameAncestors(),
	HSTS_SUBDOMAINS: oneOf(['off', 'on'], 'off'),
	SESSION_DAYS: wholeNumber(365, 1, 3650),
	PROCESSES: wholeNumber(1, 1, 1000),
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
	OWNER_REPORTS_RETENTION_DAYS: textField().transform((days, context): number | null => {
		if (days === undefined || days === 'off') return null;
		if (/^[1-9]\d{0,4}$/.test(days)) return Number(days);
		context.addIssue({ code: 'custom', message: 'нужно целое число дней от 1 до 99999 или off' });
		return z.NEVER;
	}),
	JOBS: oneOf(['on', 'off'], 'on'),
	GOOGLE_ISSUER: webAddress(),
	GOOGLE_CLIENT_ID: textField(),
	GOOGLE_CLIENT_SECRET: textField(),
	TELEGRAM_LINK_ROOT: webAddress().transform((root) => root ?? 'https://t.me'),
	TELEGRAM_BOT_NAME: textField(),
	TELEGRAM_API_ROOT: webAddress(),
	TELEGRAM_BOT_TOKEN: botToken(),
	TELEGRAM_UPDATES: oneOf(['polling', 'webhook'], 'polling'),
	TELEGRAM_WEBHOOK_SECRET: webhookSecret(),
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
type Settings = z.output<typeof Settings>;

function readLinks(settings: Settings): SiteSettings['links'] {
	const bot = botNameIn(settings);
	return {
		telegramBot: bot ? `${settings.TELEGRAM_LINK_ROOT}/${encodeURIComponent(bot)}` : null,
		phoneCheck: settings.PHONE_CHECK_URL,
		voiceBot: settings.VOICE_BOT_URL,
		fullReport: settings.FULL_REPORT_URL,
		chat: settings.CHAT_URL,
		storeIos: settings.STORE_IOS_URL,
		storeAndroid: settings.STORE_ANDROID_URL,
		partner: settings.PARTNER_URL,
	};
}

/** True when an address is this machine's port on which demonstration answers are served. */
function isDemonstration(address: string | null, port: number): boolean {
	if (address === null) return false;
	const { hostname, port: addressPort } = new URL(address);
	return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && addressPort === String(port);
}

function assemble(
	settings: Settings,
	suppliers: Pick<RegistersSettings, 'suppliers' | 'via'>,
	dailyBudgets: DailyBudgets,
) {
	const links = readLinks(settings);
	const google = readGoogle(settings);
	const telegram = readTelegram(settings);
	const moneta = readMoneta(settings);
	const outside = [
		...Object.values(suppliers.suppliers).map((supplier) => supplier.url),
		...Object.values(links),
		google?.issuer ?? null,
		telegram?.apiRoot ?? null,
		moneta?.url ?? null,
	];
	return {
		production: settings.NODE_ENV === 'production',
		host: settings.HOST,
		/** 0 asks the system for a free port. */
		port: settings.PORT,
		dataDir: settings.DATA_DIR,
		/** Null: the embedded store in `dataDir`. */
		databaseUrl: settings.DATABASE_URL,
		siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
		botProtection: readProtection(settings),
		/** Purposes for which a value passes while nobody can judge it. */
		protectionFailOpen: settings.PROTECTION_FAIL_OPEN,
		logLevel: settings.LOG_LEVEL,
		/** Addresses of proxies whose `X-Forwarded-For` counts; null: nobody's does. */
		trustProxy: settings.TRUST_PROXY,
		/** Null: nobody signs in by Google. */
		google,
		/** Null: nobody signs in by Telegram. */
		telegram,
		/** Null: nothing can be paid for. */
		moneta,
		/** Null: no letters are sent, and no page asks for an address. */
		mail: readMail(settings),
		/** Null: made at first start and kept in `dataDir` (config/secrets.ts). */
		appSecret: settings.APP_SECRET,
		dataKeys: settings.DATA_KEYS,
		/** Null: `/metrics` is read on this machine only. */
		metricsToken: settings.METRICS_TOKEN,
		/** CSP sources; null: any for frame pages, none for all others. */
		frameAncestors: settings.FRAME_ANCESTORS,
		/** True where every subdomain is asked for over https alone too. */
		hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
		/** Days after which a sign-in ends, however often it is used. */
		sessionDays: settings.SESSION_DAYS,
		registers: {
			...suppliers,
			requestPolicy: settings.REQUEST_POLICY,
			processes: settings.PROCESSES,
		} as RegistersSettings,
		/** True while any outside address is the demonstration's: every page says so. */
		demonstration: outside.some((address) => isDemonstration(address, settings.SANDBOX_PORT)),
		links,
		/** Null: no advertisements. */
		ads: readAds(settings),
		/** CSP sources for what advertisements show, beside their script's own host. */
		adsHosts: readAdsHosts(settings),
		/** False where others do the jobs (`npm run worker`). */
		jobs: settings.JOBS === 'on',
		/** Days a paid owner report is kept; null: until it is deleted. */
		ownerReportsRetentionDays: settings.OWNER_REPORTS_RETENTION_DAYS,
		/** Whether the consent's box of the owner report is ticked before anybody has touched it. */
		consentTicked: settings.CONSENT_TICKED === 'on',
		/** Null: pages load no counter. */
		counter: settings.COUNTER_ID === 0 ? null : { id: settings.COUNTER_ID, scriptUrl: settings.COUNTER_URL },
		kbmWidget: settings.KBM_WIDGET_URL,
		/** Those of our own settings, and the operator's. */
		redirectHosts: [...new Set([...hostsOf(Object.values(links)), ...settings.REDIRECT_HOSTS])],
		/** Apps that may open our links. */
		nativeApps: readNativeApps(settings),
		/** Who runs the installation, for its documents. */
		operator: {
			name: settings.OPERATOR_NAME ?? 'тот, кому принадлежит этот сайт',
			email: settings.OPERATOR_EMAIL ?? null,
		},
		claims: {
			checksADay: settings.CLAIM_CHECKS_A_DAY,
			clients: settings.CLAIM_CLIENTS,
			sources: settings.CLAIM_SOURCES,
			since: settings.CLAIM_SINCE,
		},
		/** What may be ordered of suppliers that cost money. */
		dailyBudgets,
		/** Per network address; of one supplier so many reports may be ordered for it. */
		limits: {
			requestsPerMinute: settings.RATE_LIMIT_PER_MINUTE,
			/** Open at once, of everybody together. */
			connections: settings.CONNECTIONS,
			/** Open at once; behind a trusted proxy, requests under way at once. */
			connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
			challengesPerMinute: settings.CHALLENGE_LIMIT_PER_MINUTE,
			reportsPerHour: settings.REPORTS_PER_HOUR,
			/** Of one account; an address may make ten times as many. */
			ordersPerHour: settings.ORDERS_PER_HOUR,
			/** Of one account, that came to nothing. */
			lookupsPerHour: settings.LOOKUPS_PER_HOUR,
			/** Of one account; an address may order ten times as many. */
			ownerReportsPerHour: settings.OWNER_REPORTS_PER_HOUR,
			/** Of one account, and of one network; what is paid for does not count. */
			unpaidReportsPerDay: settings.UNPAID_REPORTS_PER_DAY,
			unpaidReportsPerDayOfAddress: settings.UNPAID_REPORTS_PER_DAY_OF_ADDRESS,
			/** Questions that cost money, of all unpaid owner reports of the installation. */
			unpaidReportQuestionsPerDay: settings.UNPAID_REPORT_QUESTIONS_PER_DAY,
		},
	};
}

/** The settings of this installation, checked. */
export type Config = ReturnType<typeof assemble>;

/**
 * Reads and checks the environment, the process's own unless another is given; `changed` stands above it. Throws
 * StartError with one sentence that names the wrong setting.
 */
export function readConfig(environment: Environment = process.env, changed: Environment = {}): Config {
	const variables = { ...environment, ...changed };
	const parsed = Settings.safeParse(variables);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new StartError(`Настройка ${issue?.path.join('.')}: ${issue?.message}.`);
	}
	const suppliers = readSuppliers(variables);
	refuseProtection(parsed.data);
	refuseTrialPayments(parsed.data);
	refuseBareProduction(parsed.data, suppliers.suppliers);
	return assemble(parsed.data, suppliers, readBudgets(variables));
}

/**
 * The site is built for production, and React and React Router choose their own halves by NODE_ENV when they are
 * loaded. Without this `npm start` would render with their slow halves. Call it before the site is loaded.
 */
export function chooseProductionLibraries(): void {
	process.env.NODE_ENV ??= 'production';
}
