import type { Config } from '../config.ts';

const told = (secret: unknown) => (secret === null ? 'не задано' : 'задано');

/** Settings in force, by the names of docs/settings.md; of what holds a secret only whether it is set. */
export function settingsInForce(config: Config): { readonly name: string; readonly value: string }[] {
	const { dailyBudgets } = config;
	return [
		{ name: 'SITE_URL', value: config.siteUrl },
		{ name: 'LOG_LEVEL', value: config.logLevel },
		{ name: 'DATABASE_URL', value: told(config.databaseUrl) },
		...Object.entries(dailyBudgets).map(([id, limit]) => ({
			name: `SUPPLIER_${id.toUpperCase()}_DAILY_BUDGET`,
			value: limit === null ? 'off' : String(limit),
		})),
	];
}
