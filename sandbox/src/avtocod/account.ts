import { AVTOCOD_REPORT, AVTOCOD_USER } from '../settings.ts';

const DOMAIN = AVTOCOD_REPORT.split('@')[1];
const ALWAYS = {
	comment: '',
	tags: '',
	created_at: '2024-01-15T08:20:33.261Z',
	created_by: 'system',
	updated_at: '2024-01-15T08:20:33.261Z',
	updated_by: 'system',
	active_from: '1900-01-01T00:00:00.000Z',
	active_to: '3000-01-01T00:00:00.000Z',
};

/** The user of the sandbox, as `GET user` tells it. */
export const ACCOUNT = {
	login: AVTOCOD_USER,
	email: 'demo@example.com',
	contacts: '',
	state: 'ACTIVE',
	domain_uid: DOMAIN,
	roles: 'CLIENT,USER',
	uid: AVTOCOD_USER,
	name: 'Тестов Тест Тестович',
	...ALWAYS,
};

/** The one report type, as `GET user/report_types` tells it. */
export const REPORT_TYPE = {
	state: 'PUBLISHED',
	day_quote: 0,
	month_quote: 0,
	total_quote: 0,
	domain_uid: DOMAIN,
	max_age: 90_000_000,
	clean_options: { Process_Response: 7, Process_Request: 7, ReportLog: 7 },
	min_priority: 1,
	max_priority: 200,
	max_request: 0,
	period_priority: 0,
	uid: AVTOCOD_REPORT,
	name: 'Полный отчет',
	...ALWAYS,
};

/** What is left to buy, as `GET user/balance/{type}` tells it: by day, by month and at all. */
export function balances(bought: number): readonly object[] {
	return ['DAY', 'MONTH', 'TOTAL'].map((balance_type) => ({
		report_type_uid: AVTOCOD_REPORT,
		balance_type,
		quote_init: 1_000_000,
		quote_up: 0,
		quote_use: bought,
		created_at: ALWAYS.created_at,
		updated_at: ALWAYS.updated_at,
	}));
}
