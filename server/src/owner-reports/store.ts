import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Jobs } from '../jobs/jobs.ts';
import type { Ciphertext } from '../store/cipher.ts';
import { account } from '../store/schema/account.ts';
import { ownerReport } from '../store/schema/owner-report.ts';
import { ownerReportBlock } from '../store/schema/owner-report-block.ts';
import { ownerReportConsent } from '../store/schema/owner-report-consent.ts';
import type { Store, Tx } from '../store/store.ts';
import { refuseTooManyUnpaid, type UnpaidLimit } from './unpaid-limit/store.ts';

export type OwnerReportRow = typeof ownerReport.$inferSelect;
export type BlockRow = typeof ownerReportBlock.$inferSelect;
type StoreReader = Pick<Store, 'db'>;

/** The cabinet shows no more. */
const LISTED_AT_MOST = 200;

/** A report to be written; everything personal in it is sealed. */
export type NewReport = {
	readonly uuid: string;
	readonly accountId: string;
	readonly idempotenceKey: string | null;
	readonly person: Ciphertext;
	readonly consent: { readonly textSha256: Buffer; readonly address: Ciphertext };
	readonly createdAt: Date;
	/** Null where any number may stand unpaid. */
	readonly unpaidLimit: UnpaidLimit | null;
	readonly nextAt: Date;
};

/**
 * Writes a report with its consent, its blocks and their jobs. `gone` for a deleted account; `pressed` where
 * the same press of the button has made one before. Throws TooManyUnpaid.
 */
export async function insertReport(
	tx: Tx,
	jobs: Pick<Jobs, 'enqueueAll'>,
	report: NewReport,
): Promise<'written' | 'pressed' | 'gone'> {
	const { uuid, accountId, createdAt: at, person, consent, unpaidLimit } = report;
	// An account that is being deleted is waited for.
	const accounts = await tx
		.select({ id: account.id })
		.from(account)
		.where(and(eq(account.id, accountId), isNull(account.deletedAt)))
		.for('share');
	if (accounts.length === 0) return 'gone';
	const written = await tx
		.insert(ownerReport)
		.values({
			uuid,
			accountId,
			idempotenceKey: report.idempotenceKey,
			person: person.bytes,
			personKeyId: person.keyId,
			createdAt: at,
		})
		.onConflictDoNothing({ target: [ownerReport.accountId, ownerReport.idempotenceKey] })
		.returning({ uuid: ownerReport.uuid });
	if (written.length === 0) return 'pressed';
	await tx.insert(ownerReportConsent).values({
		id: randomUUID(),
		reportUuid: uuid,
		accountId,
		at,
		textVersion: CONSENT_VERSION,
		textSha256: consent.textSha256,
		address: consent.address.bytes,
		addressKeyId: consent.address.keyId,
		sender: unpaidLimit?.sender ?? null,
	});
	if (unpaidLimit !== null) await refuseTooManyUnpaid(tx, { accountId, limit: unpaidLimit, now: at });
	const blocks = PERSON_REGISTERS.map((register) => ({
		id: randomUUID(),
		reportUuid: uuid,
		register,
		nextAt: report.nextAt,
	}));
	await tx.insert(ownerReportBlock).values(blocks);
	await jobs.enqueueAll(tx, 'owner-report-block', blocks);
	return 'written';
}

/** The report that a press of the button has made. */
export async function findPress(
	{ db }: StoreReader,
	accountId: string,
	idempotenceKey: string,
): Promise<string | null> {
	const [row] = await db
		.select({ uuid: ownerReport.uuid })
		.from(ownerReport)
		.where(and(eq(ownerReport.accountId, accountId), eq(ownerReport.idempotenceKey, idempotenceKey)));
	return row?.uuid ?? null;
}

export type FoundReport = { readonly report: OwnerReportRow; readonly blocks: readonly BlockRow[] };

/** One statement, and so one moment: a block and the completion it brings are seen together. */
export async function findReport({ db }: StoreReader, uuid: string): Promise<FoundReport | null> {
	const rows = await db
		.select({ report: ownerReport, block: ownerReportBlock })
		.from(ownerReport)
		.innerJoin(ownerReportBlock, eq(ownerReportBlock.reportUuid, ownerReport.uuid))
		.where(eq(ownerReport.uuid, uuid));
	const [first] = rows;
	return first ? { report: first.report, blocks: rows.map(({ block }) => block) } : null;
}

/** A person's reports, the newest first. */
export function findReportsOf({ db }: StoreReader, accountId: string): Promise<OwnerReportRow[]> {
	return db
		.select()
		.from(ownerReport)
		.where(eq(ownerReport.accountId, accountId))
		.orderBy(desc(ownerReport.createdAt), desc(ownerReport.uuid))
		.limit(LISTED_AT_MOST);
}

/** Locks a report until the transaction ends; null for one that is gone. */
export async function lockReport(tx: Tx, uuid: string): Promise<OwnerReportRow | null> {
	const [row] = await tx.select().from(ownerReport).where(eq(ownerReport.uuid, uuid)).for('update');
	return row ?? null;
}

/** What changes of a report once it is made. */
export type ReportChange = Partial<
	Pick<
		OwnerReportRow,
		| 'paidAt'
		| 'orderId'
		| 'email'
		| 'emailKeyId'
		| 'completedAt'
		| 'returnDueAt'
		| 'returnedAt'
		| 'returnedRegisters'
		| 'returnedRequests'
		| 'returnedKopecks'
	>
>;

export async function changeReport(tx: Tx, uuid: string, change: ReportChange): Promise<void> {
	await tx.update(ownerReport).set(change).where(eq(ownerReport.uuid, uuid));
}
