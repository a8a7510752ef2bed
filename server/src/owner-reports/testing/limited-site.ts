import { afterAll, beforeEach, expect } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { EVERYTHING_FOUND, playRegisters } from './played-registers.ts';
import { FORM as FILLED_IN, openReportSite, type ReportSite } from './report-site.ts';

/** What a person fills in, as it is sent: the last name without its capital. */
export const FORM = { ...FILLED_IN, last_name: 'примеров' };

/** A site before each test of a file at which every register finds something; three orders an hour. */
export function setUpLimitedSite() {
	const database = setUpDatabase();
	const shared = {} as { site: ReportSite };
	afterAll(() => shared.site.close());
	beforeEach(async () => {
		await database.store.query('delete from shared_count');
		await database.store.query('delete from owner_report_consent');
		await shared.site?.close();
		const settings = { OWNER_REPORTS_PER_HOUR: '3' };
		shared.site = await openReportSite(database.store, playRegisters(EVERYTHING_FOUND), settings);
	});
	const create: ReportSite['send'] = (...order) => shared.site.send(...order);
	return Object.assign(shared, {
		create,
		/** Orders a report and gives its number. */
		async order(token: string, changed: object = {}): Promise<string> {
			const reply = await create({ ...FORM, token, ...changed });
			expect(reply.json()).toMatchObject({ success: true });
			return reply.json().data.report_uuid;
		},
	});
}
