import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** The user whom the sandbox's avtocod knows, and the password. */
export const AVTOCOD_USER = 'demo@avtosverka';
export const AVTOCOD_PASSWORD = 'sandbox';
/** The one report type that this user may buy. */
export const AVTOCOD_REPORT = 'avtosverka_full@avtosverka';

/** The token that the sandbox's api-cloud.ru knows: 32 characters, as the real ones. */
export const APICLOUD_TOKEN = 'sandbox0sandbox0sandbox0sandbox0';

/** The sites' keys and secrets that the sandbox's bot-protection services know. */
export const CAPTCHA_SITE_KEY = 'sandbox-site-key';
export const CAPTCHA_SECRET = 'sandbox-secret';

/** The one client that the sandbox's Google knows. */
export const GOOGLE_CLIENT_ID = 'avtosverka.sandbox.example.org';
export const GOOGLE_CLIENT_SECRET = 'sandbox-secret';

/** The one application that the sandbox's Yandex ID knows, and that of its VK ID. */
export const YANDEX_CLIENT_ID = '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a';
export const YANDEX_CLIENT_SECRET = 'sandbox-yandex-secret';
export const VK_CLIENT_ID = '50000001';
export const VK_SERVICE_TOKEN = 'sandbox-vk-service-token';

/** A pair of keys by which the demonstration presents itself to the sandbox's push service. */
export const PUSH_PUBLIC_KEY =
	'BPy5Ye4SYvTuf99oV9J90gDDPvCkJouBRhCPBiJEoh8JIBSrhsFY122ouQdjrNBm-_XwuKacEi7tQ5LBBuy8TGc';
export const PUSH_PRIVATE_KEY = 'A50xDKjFUX5Ajb4Sw4LdD_WJTIVr_6M5Ay8M8F59s6I';

/** The business account of the sandbox's MONETA.Assistant, and its «код проверки целостности данных». */
export const MONETA_ACCOUNT = '73190284';
export const MONETA_SECRET = 'sandbox-integrity-code';

/** The sandbox's one bot: its name without `@`, its token, and itself in Telegram's own fields. */
export const TELEGRAM_BOT_NAME = 'avtosverka_sandbox_bot';
export const TELEGRAM_BOT_TOKEN = '6000000001:sandbox-sandbox-sandbox-sandbox-sand';
export const MAX_BOT_NAME = 'avtosverka_max_bot';
export const MAX_BOT_TOKEN = 'sandbox-sandbox-sandbox-max';
export const SANDBOX_BOT = {
	id: 6_000_000_001,
	is_bot: true,
	first_name: 'Автосверка',
	username: TELEGRAM_BOT_NAME,
	can_join_groups: true,
	can_read_all_group_messages: false,
	supports_inline_queries: false,
} as const;

/** Where each supplier is played; one that is not would be switched off. */
function supplierAddresses(sandboxUrl: string) {
	return {
		SUPPLIER_AVTOCOD_URL: `${sandboxUrl}/avtocod`,
		SUPPLIER_GIBDD_URL: `${sandboxUrl}/gibdd`,
		SUPPLIER_GIBDD_CAPTCHA_URL: `${sandboxUrl}/gibdd-captcha`,
		SUPPLIER_GOST_URL: `${sandboxUrl}/gost`,
		SUPPLIER_CUSTOMS_URL: `${sandboxUrl}/customs`,
		SUPPLIER_APICLOUD_URL: `${sandboxUrl}/apicloud`,
		SUPPLIER_FNS_URL: `${sandboxUrl}/fns`,
		SUPPLIER_FSSP_URL: `${sandboxUrl}/fssp`,
		SUPPLIER_FSSP_PAGE_URL: `${sandboxUrl}/fssp-page`,
		SUPPLIER_EFRSB_URL: `${sandboxUrl}/efrsb`,
		SUPPLIER_EFRSB_CARD_URL: `${sandboxUrl}/efrsb-card`,
		SUPPLIER_FEDRESURS_URL: `${sandboxUrl}/fedresurs`,
		SUPPLIER_FEDRESURS_NOTARY_URL: `${sandboxUrl}/fedresurs-notary`,
		SUPPLIER_FSIN_URL: `${sandboxUrl}/fsin`,
		SUPPLIER_FEDSFM_URL: `${sandboxUrl}/fedsfm`,
	} satisfies Record<`SUPPLIER_${Uppercase<SupplierId>}_URL`, string> & Record<string, string>;
}

/**
 * The settings that point the product at a sandbox.
 * @param sandboxUrl address of the sandbox without a slash at its end
 * @param smtpUrl address of its mail server; without it nothing is sent
 */
export function sandboxSettings(sandboxUrl: string, smtpUrl?: string): Record<string, string> {
	return {
		...supplierAddresses(sandboxUrl),
		SUPPLIER_AVTOCOD_KEY: `${AVTOCOD_USER}:${AVTOCOD_PASSWORD}`,
		SUPPLIER_AVTOCOD_REPORT: AVTOCOD_REPORT,
		SUPPLIER_AVTOCOD_IMAGE_HOSTS: sandboxUrl,
		SUPPLIER_APICLOUD_KEY: APICLOUD_TOKEN,
		OPERATOR_NAME: 'владелец демонстрационной установки',
		OPERATOR_EMAIL: 'operator@example.org',
		FULL_REPORT_URL: `${sandboxUrl}/partner/full-report`,
		PARTNER_URL: `${sandboxUrl}/partner/offer`,
		ADS_SCRIPT_URL: `${sandboxUrl}/ads/context.js`,
		ADS_BLOCK_IDS: 'R-A-1000000-1,R-A-1000000-2',
		SMARTCAPTCHA_URL: `${sandboxUrl}/smartcaptcha`,
		SMARTCAPTCHA_SITE_KEY: CAPTCHA_SITE_KEY,
		SMARTCAPTCHA_SECRET: CAPTCHA_SECRET,
		TURNSTILE_URL: sandboxUrl,
		TURNSTILE_SITE_KEY: CAPTCHA_SITE_KEY,
		TURNSTILE_SECRET: CAPTCHA_SECRET,
		YANDEX_ID_OAUTH_URL: `${sandboxUrl}/yandex`,
		YANDEX_ID_INFO_URL: `${sandboxUrl}/yandex`,
		YANDEX_ID_CLIENT_ID: YANDEX_CLIENT_ID,
		YANDEX_ID_CLIENT_SECRET: YANDEX_CLIENT_SECRET,
		VK_ID_URL: `${sandboxUrl}/vk`,
		VK_ID_CLIENT_ID: VK_CLIENT_ID,
		VK_ID_SERVICE_TOKEN: VK_SERVICE_TOKEN,
		GOOGLE_ISSUER: `${sandboxUrl}/google`,
		GOOGLE_CLIENT_ID,
		GOOGLE_CLIENT_SECRET,
		TELEGRAM_API_ROOT: `${sandboxUrl}/telegram`,
		TELEGRAM_LINK_ROOT: `${sandboxUrl}/t`,
		TELEGRAM_BOT_NAME,
		TELEGRAM_BOT_TOKEN,
		MAX_API_ROOT: `${sandboxUrl}/max`,
		MAX_LINK_ROOT: `${sandboxUrl}/m`,
		MAX_BOT_NAME,
		MAX_BOT_TOKEN,
		PUSH_PUBLIC_KEY,
		PUSH_PRIVATE_KEY,
		PUSH_CONTACT: 'mailto:operator@example.org',
		PUSH_SERVICES: sandboxUrl,
		MONETA_URL: `${sandboxUrl}/moneta`,
		MONETA_ACCOUNT,
		MONETA_SECRET,
		...(smtpUrl && {
			SMTP_URL: smtpUrl,
			SMTP_TLS: 'off',
			MAIL_FROM: 'Автосверка <otchet@sandbox.example.org>',
		}),
	};
}
