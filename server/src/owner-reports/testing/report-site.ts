import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import type { Environment } from '../../config.ts';
import { MARKER } from '../../http/testing/served-app.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { Store } from '../../store/store.ts';
import { openSite } from '../../testing/open-site.ts';
import { createUnpaidAllowance } from '../asking/allowance.ts';
import { createBlockAsking } from '../asking/asking.ts';
import type { PlayedRegisters } from './played-registers.ts';

/** What a person fills in, as it is sent. */
export const FORM = {
	last_name: 'Примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '4509654321',
	consent: CONSENT_VERSION,
};

export type ReportSite = Awaited<ReturnType<typeof openReportSite>>;

/** A site that takes orders of reports, over a real store; its jobs are done when a test says so. */
export async function openReportSite(
	store: Store,
	registers: PlayedRegisters,
	settings: Environment = {},
	given: Partial<ServerDeps> = {},
) {
	const { app, deps, jobs, log, person, close } = await openSite(store, {
		settings: { OWNER_REPORTS_PER_HOUR: '1000', ...settings },
		given: { personRegisters: registers, ...given },
	});
	const bearer = (token: string) => ({ ...MARKER, authorization: `Bearer ${token}` });
	const ask = createBlockAsking({
		...deps,
		letters: null,
		retrySchedule: deps.reportRetrySchedule,
		allowance: createUnpaidAllowance({ ...deps, questionsPerDay: 100 }),
	});

	/** An order of exactly these fields. */
	const send = (payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
		app.inject({
			method: 'POST',
			url: '/v1/ownerReport/create',
			headers: { ...MARKER, ...headers },
			payload,
			remoteAddress,
		});

	return {
		jobs,
		send,
		...{ app, deps, log },
		/** Somebody new. */
		signIn: person,
		create: (fields: object, remoteAddress?: string) => send({ ...FORM, ...fields }, {}, remoteAddress),
		get: (uuid: string, token = '') =>
			app.inject({ url: `/v1/ownerReport/get?report_uuid=${uuid}&token=${token}`, headers: MARKER }),
		remove: (uuid: string, token: string) =>
			app.inject({ method: 'DELETE', url: `/v1/ownerReport/${uuid}`, headers: bearer(token) }),
		repeat: (uuid: string, block: string, token: string) =>
			app.inject({
				method: 'POST',
				url: `/v1/ownerReport/${uuid}/repeat/${block}`,
				headers: bearer(token),
			}),
		pay: (uuid: string) =>
			store.transaction((tx) =>
				deps.ownerReports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: new Date() }),
			),
		/** Does every job that waits. */
		async work() {
			for (const { id } of jobs.stored.splice(0)) await ask({ id }, new AbortController().signal);
		},
		close,
	};
}
