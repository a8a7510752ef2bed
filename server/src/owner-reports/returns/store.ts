import type { ReportReturn } from '@avtosverka/contract/owner-report/report';
import { and, asc, isNotNull } from 'drizzle-orm';
import { ownerReport } from '../../store/schema/owner-report.ts';
import type { Store, Tx } from '../../store/store.ts';
import { countSilent } from '../asking/store.ts';
import { changeReport, lockReport } from '../store.ts';

/** A paid report that ended with silent registers, and the order that paid for it. */
export type DueReturn = { readonly uuid: string; readonly orderId: string };

/** Reports for which a part of the price is owed, the longest waiting first. */
export async function findDueReturns(
	{ db }: Pick<Store, 'db'> | { readonly db: Tx },
	atMost: number,
): Promise<DueReturn[]> {
	const { uuid, orderId, returnDueAt } = ownerReport;
	const rows = await db
		.select({ uuid, orderId })
		.from(ownerReport)
		.where(and(isNotNull(returnDueAt), isNotNull(orderId)))
		.orderBy(asc(returnDueAt))
		.limit(atMost);
	return rows.flatMap((row) => (row.orderId === null ? [] : [{ uuid: row.uuid, orderId: row.orderId }]));
}

/** A report that is locked, and how many of its registers never answered. */
export type OwedReport = { readonly registers: number; readonly wantsLetter: boolean };

/** Locks a report whose return is due, else null. Account and order are locked before it. */
export async function lockDueReturn(tx: Tx, { uuid, orderId }: DueReturn): Promise<OwedReport | null> {
	const report = await lockReport(tx, uuid);
	if (report === null || report.orderId !== orderId || report.returnDueAt === null) return null;
	return { registers: await countSilent(tx, uuid), wantsLetter: report.email !== null };
}

/** Notes what was given back; null where nothing is owed after all. */
export function closeReturn(tx: Tx, uuid: string, returned: ReportReturn | null, now: Date): Promise<void> {
	return changeReport(tx, uuid, {
		returnDueAt: null,
		...(returned !== null && {
			returnedAt: now,
			returnedRegisters: returned.registers,
			returnedRequests: returned.requests,
			returnedKopecks: returned.kopecks,
		}),
	});
}
