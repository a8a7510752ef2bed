import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { isFree } from '../../store/lease-columns.ts';
import { ownerReport } from '../../store/schema/owner-report.ts';
import { ownerReportBlock } from '../../store/schema/owner-report-block.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { BlockRow } from '../store.ts';

type StoreReader = Pick<Store, 'db'>;
const block = ownerReportBlock;

/** The condition that a report is paid for and not complete. */
export const isUnderWay = and(isNotNull(ownerReport.paidAt), isNull(ownerReport.completedAt));

/** How many blocks of a report are still to be asked, those among them that wait for the payment. */
export function countOpen(tx: Tx, reportUuid: string): Promise<number> {
	const isOpen = or(isNotNull(block.nextAt), block.awaitsPayment);
	return tx.$count(block, and(eq(block.reportUuid, reportUuid), isOpen));
}

/** The block of one register in a report of this account; null where there is none. */
export async function findOwnBlock(
	{ db }: StoreReader,
	reportUuid: string,
	register: PersonRegister,
	accountId: string,
): Promise<BlockRow | null> {
	const [row] = await db
		.select({ block })
		.from(block)
		.innerJoin(ownerReport, eq(ownerReport.uuid, block.reportUuid))
		.where(
			and(
				eq(block.reportUuid, reportUuid),
				eq(block.register, register),
				eq(ownerReport.accountId, accountId),
			),
		);
	return row?.block ?? null;
}

type Press = { readonly now: Date; readonly notBefore: Date };

/**
 * The condition that a block waits for a later attempt, from `notBefore` on, and has no lease. Not from `now`
 * on: another press of this moment may have brought it forward, by a clock a little ahead.
 */
const waitsForLater = ({ now, notBefore }: Press) => and(gte(block.nextAt, notBefore), isFree(block, now));

/** Makes a block due now that was due later and has no lease; resolves to it, if there was one. */
export function bringForward(
	tx: Tx,
	reportUuid: string,
	register: PersonRegister,
	press: Press,
): Promise<{ id: string }[]> {
	return tx
		.update(block)
		.set({ nextAt: press.now })
		.where(and(eq(block.reportUuid, reportUuid), eq(block.register, register), waitsForLater(press)))
		.returning({ id: block.id });
}

/**
 * Does the same with the blocks of all reports that are paid for and not complete, the longest paid for
 * first. What another transaction has locked is left: it is being settled or deleted.
 */
export function bringPaidForward(tx: Tx, press: Press, atMost: number): Promise<{ id: string }[]> {
	const later = tx
		.select({ id: block.id })
		.from(block)
		.innerJoin(ownerReport, eq(ownerReport.uuid, block.reportUuid))
		.where(and(isUnderWay, waitsForLater(press)))
		.orderBy(ownerReport.paidAt)
		.limit(atMost)
		.for('update', { of: block, skipLocked: true });
	return tx
		.update(block)
		.set({ nextAt: press.now })
		.where(inArray(block.id, later))
		.returning({ id: block.id });
}

/** How many registers have never answered, but for those of which that was said before the payment. */
export function countSilent(tx: Tx, reportUuid: string): Promise<number> {
	const isSilent = and(isNull(block.answeredAt), eq(block.leftOut, false));
	return tx.$count(block, and(eq(block.reportUuid, reportUuid), isSilent));
}

/**
 * Has every block that has not answered asked now, from its first attempt on, and keeps which of them were
 * said not to be asked at all; resolves to these blocks.
 */
export function restartBlocks(tx: Tx, reportUuid: string, at: Date): Promise<{ id: string }[]> {
	const isLeftOut = sql`coalesce(${block.state} = 'not-asked' and ${block.reason} not in ('after-payment', 'limit'), false)`;
	const unpaidAttempts = sql`${block.unpaidAttempts} + ${block.attempts}`;
	return tx
		.update(block)
		.set({ nextAt: at, attempts: 0, unpaidAttempts, awaitsPayment: false, leftOut: isLeftOut })
		.where(and(eq(block.reportUuid, reportUuid), isNull(block.answeredAt)))
		.returning({ id: block.id });
}

/** True when some block has got its data since a moment. */
export async function hasAnsweredSince(tx: Tx, reportUuid: string, moment: Date): Promise<boolean> {
	return (await tx.$count(block, and(eq(block.reportUuid, reportUuid), gte(block.answeredAt, moment)))) > 0;
}

const isOverdue = (before: Date) => and(lt(block.nextAt, before), isFree(block, before));

/** Blocks that were due before a moment and are not asked: a process was killed, or a job lost. */
export function findOverdueBlocks(
	{ db }: StoreReader,
	before: Date,
	atMost: number,
): Promise<{ id: string }[]> {
	return db.select({ id: block.id }).from(block).where(isOverdue(before)).orderBy(block.nextAt).limit(atMost);
}

export function countOverdue({ db }: StoreReader, before: Date): Promise<number> {
	return db.$count(block, isOverdue(before));
}
