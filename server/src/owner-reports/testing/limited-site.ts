import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import { afterAll, beforeEach, expect } from 'vitest';
import { MARKER } from '../../http/testing/served-app.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { EVERYTHING_FOUND, playRegisters } from './played-registers.ts';
import { openReportSite, type ReportSite } from './report-site.ts';

/** What a person fills in, as it is sent. */
export const FORM = {
	last_name: 'примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '4509654321',
	consent: CONSENT_VERSION,
};

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
	const create = (payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
		shared.site.app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: { ...MARKER, ...headers },
			payload,
			remoteAddress,
		});
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
