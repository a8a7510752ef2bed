import { createHash, randomUUID } from 'node:crypto';
import { CONSENT_TEXT } from '@avtosverka/contract/owner-report/consent';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { foldName } from '@avtosverka/contract/vocabulary/person';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createRepeats } from './asking/repeating.ts';
import { destroyOwn } from './deleting/store.ts';
import { documentOf } from './document.ts';
import { decryptPerson, encryptAddress, encryptPerson } from './encryption.ts';
import { isReady, newBlock, type RetrySchedule } from './life.ts';
import type { OpenReport } from './open-report.ts';
import { decryptReport } from './opening.ts';
import type { OwnerReports } from './owner-reports.ts';
import { presentReport } from './present.ts';
import type { ReportMetrics } from './report-metrics.ts';
import { SAMPLE_REPORT } from './sample.ts';
import { createReportSelling } from './selling.ts';
import { findPress, findReport, findReportsOf, insertReport } from './store.ts';

export type OwnerReportsDeps = Pick<Deps, 'store' | 'clock'> & { readonly metrics: ReportMetrics } & {
	readonly jobs: Pick<Jobs, 'enqueueAll'>;
	readonly retrySchedule: RetrySchedule;
};

/** Owner reports in PostgreSQL; the sample's is in the program. */
export function createOwnerReports({
	store,
	clock,
	metrics,
	jobs,
	retrySchedule,
}: OwnerReportsDeps): OwnerReports {
	const textSha256 = createHash('sha256').update(CONSENT_TEXT).digest();

	async function find(uuid: string): Promise<OpenReport | null> {
		if (uuid === SAMPLE_REPORT_UUID) return SAMPLE_REPORT;
		const found = await findReport(store, uuid);
		return found && decryptReport(store.cipher, found);
	}

	return {
		async create({ accountId, person, address, idempotenceKey, unpaidLimit }) {
			const uuid = randomUUID();
			const createdAt = clock.now();
			const report = {
				uuid,
				accountId,
				idempotenceKey,
				person: encryptPerson(store.cipher, uuid, person),
				consent: { textSha256, address: encryptAddress(store.cipher, uuid, address) },
				createdAt,
				unpaidLimit,
				nextAt: newBlock(createdAt, retrySchedule).nextAt ?? createdAt,
			};
			const outcome = await store.transaction((tx) => insertReport(tx, jobs, report));
			if (outcome === 'gone') return null;
			if (outcome === 'written') {
				metrics.ownerReports('created');
				return { uuid, fresh: true };
			}
			const pressed = idempotenceKey === null ? null : await findPress(store, accountId, idempotenceKey);
			return pressed === null ? null : { uuid: pressed, fresh: false };
		},
		findPress: (accountId, idempotenceKey) => findPress(store, accountId, idempotenceKey),
		async present(uuid, viewer) {
			const report = await find(uuid);
			return report && presentReport(report, { viewer, now: clock.now(), retrySchedule });
		},
		async sharerOf(uuid, { viewer, orders }) {
			const report = (await findReport(store, uuid))?.report;
			if (!report || report.paidAt === null) return null;
			const isBuyer = report.orderId !== null && orders.includes(report.orderId);
			return report.accountId === viewer || isBuyer ? report.accountId : null;
		},
		async listOf(accountId) {
			const rows = await findReportsOf(store, accountId);
			return rows.map(({ uuid, createdAt, paidAt, ...row }) => {
				const person = decryptPerson(store.cipher, uuid, { keyId: row.personKeyId, bytes: row.person });
				return {
					report_uuid: uuid,
					last_name: person.lastName,
					first_name: person.firstName,
					middle_name: person.middleName,
					paid: paidAt !== null,
					created_at: createdAt.toISOString(),
				};
			});
		},
		async remove(uuid, accountId) {
			const removed = await store.transaction((tx) => destroyOwn(tx, uuid, accountId, clock.now()));
			if (removed) metrics.ownerReports('deleted');
			return removed;
		},
		repeats: createRepeats(store, clock, jobs),
		async standing(uuid) {
			const report = await find(uuid);
			if (report === null) return 'gone';
			if (report.paidAt !== null) return 'paid';
			return isReady(report.blocks, report.createdAt, clock.now(), retrySchedule) ? 'ready' : 'forming';
		},
		async isAbout(uuid, { foldedName, birthDate, passportEnd }) {
			const person = (await find(uuid))?.person;
			if (person === undefined) return false;
			const name = foldName(`${person.lastName} ${person.firstName} ${person.middleName}`);
			const isSame = name === foldedName && person.birthDate === birthDate;
			return isSame && person.passport.endsWith(passportEnd);
		},
		...createReportSelling({ store, jobs }),
		async documentOf(uuid) {
			const report = await find(uuid);
			return report && documentOf(report);
		},
	};
}
