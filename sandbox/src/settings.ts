/** The user whom the sandbox's avtocod knows, and the password. */
export const AVTOCOD_USER = 'demo@avtosverka';
export const AVTOCOD_PASSWORD = 'sandbox';
/** The one report type that this user may buy. */
export const AVTOCOD_REPORT = 'avtosverka_full@avtosverka';

/** The sites' keys and secrets that the sandbox's bot-protection services know. */
export const CAPTCHA_SITE_KEY = 'sandbox-site-key';
export const CAPTCHA_SECRET = 'sandbox-secret';

/**
 * The settings that point the product at a sandbox.
 * @param sandboxUrl address of the sandbox without a slash at its end
 */
export function sandboxSettings(sandboxUrl: string): Record<string, string> {
	return {
		SUPPLIER_AVTOCOD_URL: `${sandboxUrl}/avtocod`,
		SUPPLIER_AVTOCOD_KEY: `${AVTOCOD_USER}:${AVTOCOD_PASSWORD}`,
		SUPPLIER_AVTOCOD_REPORT: AVTOCOD_REPORT,
		SUPPLIER_GIBDD_URL: `${sandboxUrl}/gibdd`,
		SUPPLIER_GIBDD_CAPTCHA_URL: `${sandboxUrl}/gibdd-captcha`,
		SUPPLIER_GOST_URL: `${sandboxUrl}/gost`,
		SUPPLIER_CUSTOMS_URL: `${sandboxUrl}/customs`,
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
	};
}
