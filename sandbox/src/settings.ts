/** The user whom the sandbox's avtocod knows, and the password. */
export const AVTOCOD_USER = 'demo@avtosverka';
export const AVTOCOD_PASSWORD = 'sandbox';
/** The one report type that this user may buy. */
export const AVTOCOD_REPORT = 'avtosverka_full@avtosverka';

/**
 * The settings that point the product at a sandbox.
 * @param sandboxUrl address of the sandbox without a slash at its end
 */
export function sandboxSettings(sandboxUrl: string): Record<string, string> {
	return {
		SUPPLIER_AVTOCOD_URL: `${sandboxUrl}/avtocod`,
		SUPPLIER_AVTOCOD_KEY: `${AVTOCOD_USER}:${AVTOCOD_PASSWORD}`,
		SUPPLIER_AVTOCOD_REPORT: AVTOCOD_REPORT,
		FULL_REPORT_URL: `${sandboxUrl}/partner/full-report`,
	};
}
