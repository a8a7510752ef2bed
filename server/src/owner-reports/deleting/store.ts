import { and, eq, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { journalDeletions } from '../../store/deletion-journal.ts';
import { ownerReport } from '../../store/schema/owner-report.ts';
import { ownerReportConsent } from '../../store/schema/owner-report-consent.ts';
import { purgeAct } from '../../store/schema/purge-act.ts';
import type { Tx } from '../../store/store.ts';

/** Why reports are destroyed: it stands in the act. */
export type Why = Exclude<typeof purgeAct.$inferSelect.why, 'proof-over'>;

type Destruction = { readonly why: Why; readonly now: Date; readonly atMost?: number };

/** One purge does not hold the store for long, however much is due. */
export const PURGED_AT_ONCE = 500;
/** How long it can be proved that a person's data were processed with a consent: three years. */
const PROOF_RETENTION_MS = 3 * 365.25 * 24 * 60 * 60 * 1000;

/** The blocks go with their report; the consent stays as a proof, the act says how many went. */
async function destroy(
	tx: Tx,
	which: SQL | undefined,
	{ why, now, atMost = PURGED_AT_ONCE }: Destruction,
): Promise<number> {
	const due = tx
		.select({ uuid: ownerReport.uuid })
		.from(ownerReport)
		.where(which)
		// Two purges that meet lock in one order.
		.orderBy(ownerReport.uuid)
		.limit(atMost)
		.for('update');
	const gone = await tx
		.delete(ownerReport)
		.where(inArray(ownerReport.uuid, due))
		.returning({ uuid: ownerReport.uuid });
	if (gone.length === 0) return 0;
	const uuids = gone.map(({ uuid }) => uuid);
	await tx
		.update(ownerReportConsent)
		.set({ endedAt: now })
		.where(inArray(ownerReportConsent.reportUuid, uuids));
	await tx.insert(purgeAct).values({ at: now, why, reports: gone.length });
	return gone.length;
}

/** A report of this account; false where there is none. */
export async function destroyOwn(tx: Tx, uuid: string, accountId: string, now: Date): Promise<boolean> {
	const which = and(eq(ownerReport.uuid, uuid), eq(ownerReport.accountId, accountId));
	const isThere = (await destroy(tx, which, { why: 'by-owner', now })) > 0;
	if (isThere) await journalDeletions({ db: tx }, [{ at: now, what: 'owner-report', whom: uuid }]);
	return isThere;
}

/** All reports of an account that is being deleted. */
export async function destroyAllOf(tx: Tx, accountId: string, now: Date): Promise<number> {
	const which = eq(ownerReport.accountId, accountId);
	return destroy(tx, which, { why: 'account-deleted', now, atMost: 1_000_000 });
}

/** Some of the unpaid reports that were made before a moment. */
export function destroyUnpaid(tx: Tx, before: Date, now: Date): Promise<number> {
	const which = and(isNull(ownerReport.paidAt), lt(ownerReport.createdAt, before));
	return destroy(tx, which, { why: 'unpaid', now });
}

/** Some of the reports that were paid for before a moment. */
export function destroyPaid(tx: Tx, before: Date, now: Date): Promise<number> {
	return destroy(tx, lt(ownerReport.paidAt, before), { why: 'kept-long-enough', now });
}

/** Proofs of consents whose reports have been gone for three years. */
export async function destroyOldProofs(tx: Tx, now: Date): Promise<number> {
	const over = lte(ownerReportConsent.endedAt, new Date(now.getTime() - PROOF_RETENTION_MS));
	const due = tx
		.select({ id: ownerReportConsent.id })
		.from(ownerReportConsent)
		.where(over)
		.limit(PURGED_AT_ONCE);
	const gone = await tx
		.delete(ownerReportConsent)
		.where(inArray(ownerReportConsent.id, due))
		.returning({ id: ownerReportConsent.id });
	if (gone.length > 0)
		await tx.insert(purgeAct).values({ at: now, why: 'proof-over', consents: gone.length });
	return gone.length;
}
