import { join } from 'node:path';
import type { SiteSettings } from '@avtosverka/contract/site';
import type { RegistersSettings } from '@avtosverka/registers/settings';
import { readAds, readAdsHosts } from './config/ads.ts';
import {
	type DailyBudgets,
	type OrderPrices,
	type PurposeBudgets,
	readBudgets,
	readDailyCosts,
	readPrices,
	readPurposeBudgets,
} from './config/budgets.ts';
import { readBuild } from './config/build.ts';
import { readGoogle } from './config/google.ts';
import { readMail } from './config/mail.ts';
import { type MaxSettings, maxChat, readMax } from './config/max.ts';
import { readMoneta } from './config/moneta.ts';
import { readNativeApps } from './config/native-apps.ts';
import { refuseBareProduction, refuseProtection, refuseTrialPayments } from './config/production.ts';
import { readProtection } from './config/protection.ts';
import { readPush } from './config/push.ts';
import { hostsOf } from './config/redirect-hosts.ts';
import { refuseFormerNames } from './config/renamed.ts';
import { withSettingFiles } from './config/setting-files.ts';
import { Settings } from './config/settings.ts';
import { type SettingsInForce, settingsInForce } from './config/settings-in-force.ts';
import { readSuppliers } from './config/suppliers.ts';
import { botChat, readTelegram, type TelegramSettings } from './config/telegram.ts';
import { readVk } from './config/vk.ts';
import { readYandex } from './config/yandex.ts';
import { StartError } from './start-error.ts';

/** Settings as they stand in the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A bot without a token does not answer: no page links to it. */
function readLinks(
	settings: Settings,
	{ telegram, max }: { readonly telegram: TelegramSettings | null; readonly max: MaxSettings | null },
): SiteSettings['links'] {
	return {
		telegramBot: telegram && botChat(telegram),
		maxBot: max && maxChat(max),
		phoneCheck: settings.PHONE_CHECK_URL,
		voiceBot: settings.VOICE_BOT_URL,
		fullReport: settings.FULL_REPORT_URL,
		chat: settings.CHAT_URL,
		storeIos: settings.STORE_IOS_URL,
		storeAndroid: settings.STORE_ANDROID_URL,
		partner: settings.PARTNER_URL,
	};
}

function isDemonstration(address: string | null, port: number): boolean {
	if (address === null) return false;
	const { hostname, port: addressPort } = new URL(address);
	return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && addressPort === String(port);
}

function assemble(
	settings: Settings,
	suppliers: Pick<RegistersSettings, 'suppliers' | 'via'>,
	orders: {
		readonly dailyBudgets: DailyBudgets;
		readonly purposeBudgets: PurposeBudgets;
		readonly dailyCosts: OrderPrices;
		readonly orderPrices: OrderPrices;
	},
) {
	const yandex = readYandex(settings);
	const vk = readVk(settings);
	const google = readGoogle(settings);
	const telegram = readTelegram(settings);
	const max = readMax(settings);
	const links = readLinks(settings, { telegram, max });
	const moneta = readMoneta(settings);
	const outside = [
		...Object.values(suppliers.suppliers).map((supplier) => supplier.url),
		...Object.values(links),
		yandex?.oauthUrl ?? null,
		yandex?.infoUrl ?? null,
		vk?.url ?? null,
		google?.issuer ?? null,
		telegram?.apiRoot ?? null,
		max?.apiRoot ?? null,
		moneta?.url ?? null,
	];
	return {
		production: settings.NODE_ENV === 'production',
		build: readBuild(settings.BUILD_COMMIT),
		host: settings.HOST,
		/** 0 asks the system for a free port. */
		port: settings.PORT,
		dataDir: settings.DATA_DIR,
		/** Null: the embedded store in `dataDir`. */
		databaseUrl: settings.DATABASE_URL,
		/** Null: kept answers are read where they are written. */
		databaseReadUrl: settings.DATABASE_URL && settings.DATABASE_READ_URL,
		databasePool: settings.DATABASE_POOL,
		backupDir: settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'backups'),
		/** Null: backups are not encrypted. */
		backupKey: settings.BACKUP_KEY,
		/** Null: what is deleted is written down in the store alone. */
		deletionsFile:
			settings.DELETIONS_JOURNAL ??
			(settings.DATABASE_URL === null ? join(settings.DATA_DIR, 'deletions.jsonl') : null),
		/** Days after which a deletion is forgotten, and a backup is too old to be restored. */
		deletionsRetentionDays: settings.DELETIONS_RETENTION_DAYS,
		/** True over a restored copy: asks no supplier, sends nothing (config/restored-copy.ts). */
		isRestoredCopy: false as boolean,
		/** `transaction`: each transaction may get another connection. */
		databasePooler: settings.DATABASE_POOLER,
		/** True where money is taken only while a standby has all that the database confirms. */
		moneyNeedsStandby: settings.MONEY_NEEDS_STANDBY === 'on',
		/** PEM of who signed the database's certificate; null: as the address says. */
		databaseCa: settings.DATABASE_CA,
		siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
		botProtection: readProtection(settings),
		/** Purposes for which a value passes while it cannot be verified. */
		protectionFailOpen: settings.PROTECTION_FAIL_OPEN,
		logLevel: settings.LOG_LEVEL,
		/** Addresses of proxies whose `X-Forwarded-For` counts; null: none does. */
		trustProxy: settings.TRUST_PROXY,
		yandex,
		vk,
		google,
		telegram,
		max,
		moneta,
		/** Null: no notices in browsers. */
		push: readPush(settings),
		mail: readMail(settings),
		/** Null: made at first start and kept in `dataDir` (config/secrets.ts). */
		appSecret: settings.APP_SECRET,
		dataKeys: settings.DATA_KEYS,
		/** Null: `/metrics` is read on this machine only. */
		metricsToken: settings.METRICS_TOKEN,
		/** Null: no traces, and metrics only where they are asked for. */
		telemetry: settings.OTEL_EXPORTER_OTLP_ENDPOINT && {
			endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
			sampleRatio: settings.OTEL_TRACES_SAMPLER_ARG,
		},
		/** CSP sources; null: any for frame pages, none for all others. */
		frameAncestors: settings.FRAME_ANCESTORS,
		/** True where every subdomain is asked for over https alone too. */
		hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
		/** Days after which a sign-in ends, however often it is used. */
		sessionDays: settings.SESSION_DAYS,
		registers: {
			...suppliers,
			requestPolicy: settings.REQUEST_POLICY,
		} as RegistersSettings,
		/** True while any outside address is the demonstration's: every page says so. */
		demonstration: outside.some((address) => isDemonstration(address, settings.SANDBOX_PORT)),
		links,
		ads: readAds(settings),
		/** CSP sources for what advertisements show, beside their script's own host. */
		adsHosts: readAdsHosts(settings),
		/** Seconds for which a server that is asked to end says so in `/readyz` and goes on serving. */
		prestopSeconds: settings.PRESTOP_SECONDS,
		workerPort: settings.WORKER_PORT,
		/** False where others do the jobs (`npm run worker`). */
		jobs: settings.JOBS === 'on',
		/** Days a paid owner report is kept; null: until it is deleted. */
		ownerReportsRetentionDays: settings.OWNER_REPORTS_RETENTION_DAYS,
		/** Whether the consent's box of the owner report is ticked before anybody has touched it. */
		consentTicked: settings.CONSENT_TICKED === 'on',
		counter: settings.COUNTER_ID === 0 ? null : { id: settings.COUNTER_ID, scriptUrl: settings.COUNTER_URL },
		kbmWidget: settings.KBM_WIDGET_URL,
		redirectHosts: [...new Set([...hostsOf(Object.values(links)), ...settings.REDIRECT_HOSTS])],
		nativeApps: readNativeApps(settings),
		siteOwner: {
			name: settings.OPERATOR_NAME ?? 'тот, кому принадлежит этот сайт',
			email: settings.OPERATOR_EMAIL ?? null,
		},
		claims: {
			checksADay: settings.CLAIM_CHECKS_A_DAY,
			clients: settings.CLAIM_CLIENTS,
			sources: settings.CLAIM_SOURCES,
			since: settings.CLAIM_SINCE,
		},
		...orders,
		/** Per network address; of one supplier so many reports may be ordered for it. */
		limits: {
			requestsPerMinute: settings.RATE_LIMIT_PER_MINUTE,
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
			/** At once, of one chat with the bot. */
			watchedCarsPerPerson: settings.WATCHED_CARS_PER_PERSON,
			/** Of all watched cars of the installation. */
			watchQuestionsPerDay: settings.WATCH_QUESTIONS_PER_DAY,
		},
	};
}

/** The settings of this installation, checked. */
export type Config = ReturnType<typeof assemble> & {
	/** What the operator's console shows of the settings; no secret is in it. */
	readonly settingsInForce: readonly SettingsInForce[];
};

/**
 * Reads and checks the environment, the process's own unless another is given; `changed` stands above it.
 * Throws StartError with one sentence that names the wrong setting.
 */
export function readConfig(environment: Environment = process.env, changed: Environment = {}): Config {
	const variables = withSettingFiles({ ...environment, ...changed });
	refuseFormerNames(variables);
	const parsed = Settings.safeParse(variables);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new StartError(`Настройка ${issue?.path.join('.')}: ${issue?.message}.`);
	}
	const suppliers = readSuppliers(variables);
	refuseProtection(parsed.data);
	refuseTrialPayments(parsed.data);
	refuseBareProduction(parsed.data, suppliers.suppliers);
	const orders = {
		dailyBudgets: readBudgets(variables),
		purposeBudgets: readPurposeBudgets(variables),
		dailyCosts: readDailyCosts(variables),
		orderPrices: readPrices(variables),
	};
	return { ...assemble(parsed.data, suppliers, orders), settingsInForce: settingsInForce(variables) };
}

/**
 * The site is built for production, and React and React Router choose their own halves by NODE_ENV when they
 * are loaded. Without this `npm start` would render with their slow halves. Call it before the site is
 * loaded.
 */
export function chooseProductionLibraries(): void {
	process.env.NODE_ENV ??= 'production';
}
