/** Settings as an environment has them. */
export type Settings = Readonly<Record<string, string>>;

const UNLIMITED = '1000000';

/** Everything that one address or one person may do so many times, and what suppliers may cost. */
export const NO_LIMITS: Settings = {
	CONNECTIONS: '100000',
	CONNECTIONS_PER_ADDRESS: '100000',
	RATE_LIMIT_PER_MINUTE: '100000000',
	CHALLENGE_LIMIT_PER_MINUTE: '100000000',
	ORDERS_PER_HOUR: UNLIMITED,
	LOOKUPS_PER_HOUR: UNLIMITED,
	REPORTS_PER_HOUR: UNLIMITED,
	OWNER_REPORTS_PER_HOUR: UNLIMITED,
	SUPPLIER_AVTOCOD_DAILY_BUDGET: 'off',
	SUPPLIER_APICLOUD_DAILY_BUDGET: 'off',
	UNPAID_REPORTS_PER_DAY: UNLIMITED,
	UNPAID_REPORTS_PER_DAY_OF_ADDRESS: UNLIMITED,
	UNPAID_REPORT_QUESTIONS_PER_DAY: UNLIMITED,
	WATCH_QUESTIONS_PER_DAY: UNLIMITED,
};

/** Avtocod answers every section in one report: what it costs to ask others beside it is another question. */
export const AVTOCOD_ALONE: Settings = {
	SUPPLIER_GIBDD_URL: 'off',
	SUPPLIER_GOST_URL: 'off',
	SUPPLIER_CUSTOMS_URL: 'off',
	SUPPLIER_APICLOUD_URL: 'off',
};

/** A site for programs instead of visitors: no limits, no waits before a supplier is asked, no challenge. */
export const FOR_PROGRAMS: Settings = {
	...NO_LIMITS,
	PORT: '0',
	LOG_LEVEL: 'warn',
	REQUEST_POLICY: 'bench',
	BOT_PROTECTION: 'off',
};
