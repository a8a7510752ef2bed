import type { SupplierAttempt } from '@avtosverka/registers/answer';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Ciphertext } from '../../../store/cipher.ts';
import { isFree, isLeasedBy, NO_LEASE } from '../../../store/lease-columns.ts';
import { ownerReport } from '../../../store/schema/owner-report.ts';
import { ownerReportBlock } from '../../../store/schema/owner-report-block.ts';
import type { Store, Tx } from '../../../store/store.ts';
import type { BlockRow, OwnerReportRow } from '../../store.ts';

type StoreReader = Pick<Store, 'db'>;
const block = ownerReportBlock;

/** One asking of one block: `leaseOwner` is new for each, so a process tells its own askings apart. */
export type BlockLease = { readonly id: string; readonly leaseOwner: string };

const isHeldBy = ({ id, leaseOwner }: BlockLease) => and(eq(block.id, id), isLeasedBy(block, leaseOwner));

/** A block that may be asked now, and its report. */
export type TakenBlock = {
	readonly block: BlockRow;
	readonly report: Pick<OwnerReportRow, 'uuid' | 'createdAt' | 'paidAt' | 'person' | 'personKeyId'>;
};

/** Takes a block for one asking; null where it is not due, another asking has it, or it is gone. */
export async function takeBlock(
	{ db }: StoreReader,
	{ id, leaseOwner }: BlockLease,
	now: Date,
	until: Date,
): Promise<TakenBlock | null> {
	const [taken] = await db
		.update(block)
		.set({ leaseOwner, leasedUntil: until })
		.from(ownerReport)
		.where(
			and(
				eq(block.id, id),
				eq(ownerReport.uuid, block.reportUuid),
				lte(block.nextAt, now),
				isFree(block, now),
			),
		)
		.returning({
			block,
			report: {
				uuid: ownerReport.uuid,
				createdAt: ownerReport.createdAt,
				paidAt: ownerReport.paidAt,
				person: ownerReport.person,
				personKeyId: ownerReport.personKeyId,
			},
		});
	return taken ?? null;
}

/**
 * Renews the leases of blocks whose asking goes on. One that is locked at this moment, by its settling or its
 * deletion, is left for the next time: waiting for several rows at once could deadlock with the deletion of
 * their report.
 */
export async function renewBlockLeases(
	{ db }: StoreReader,
	held: readonly BlockLease[],
	until: Date,
): Promise<void> {
	const ids = held.map(({ id }) => id);
	const leaseOwners = held.map(({ leaseOwner }) => leaseOwner);
	const free = db
		.select({ id: block.id })
		.from(block)
		.where(and(inArray(block.id, ids), inArray(block.leaseOwner, leaseOwners)))
		.for('update', { skipLocked: true });
	await db.update(block).set({ leasedUntil: until }).where(inArray(block.id, free));
}

/** Gives a block back as if it had not been taken. */
export async function releaseBlock({ db }: StoreReader, blockLease: BlockLease): Promise<void> {
	await db.update(block).set(NO_LEASE).where(isHeldBy(blockLease));
}

/**
 * Says, before it is sent, that a question costs money. False where it must not be sent: the block is
 * another's by now, or this would be the second repetition.
 */
export async function markCostly(
	{ db }: StoreReader,
	blockLease: BlockLease,
	isRepetition: boolean,
): Promise<boolean> {
	const marked = await db
		.update(block)
		.set({
			costlyOpen: true,
			costlySent: sql`${block.costlySent} + 1`,
			...(isRepetition && { costlyRepeated: sql`${block.costlyRepeated} + 1` }),
		})
		.where(and(isHeldBy(blockLease), isRepetition ? eq(block.costlyRepeated, 0) : undefined))
		.returning({ id: block.id });
	return marked.length === 1;
}

/**
 * Keeps the answered calls of a block's question; what its last costly one came to is known by then. False
 * where the block is another's by now.
 */
export async function storeAnsweredCalls(
	{ db }: StoreReader,
	blockLease: BlockLease,
	ciphertext: Ciphertext,
): Promise<boolean> {
	const stored = await db
		.update(block)
		.set({ answeredCalls: ciphertext.bytes, answeredCallsKeyId: ciphertext.keyId, costlyOpen: false })
		.where(isHeldBy(blockLease))
		.returning({ id: block.id });
	return stored.length === 1;
}

/** What an asking leaves in its block. */
export type Settlement = Pick<
	BlockRow,
	| 'state'
	| 'attempts'
	| 'facts'
	| 'factsKeyId'
	| 'source'
	| 'asOf'
	| 'match'
	| 'reason'
	| 'skippedRows'
	| 'answeredAt'
	| 'nextAt'
	| 'costlyOpen'
	| 'awaitsPayment'
> & { readonly tried: readonly SupplierAttempt[] };

/**
 * Writes what came of an asking and lets the block go; false where it is another's by now. A costly question
 * whose asking died stays open until one of a later asking has had its outcome.
 * @param costlySent how many costly questions there were when the block was taken
 */
export async function settleBlock(
	tx: Tx,
	blockLease: BlockLease,
	settlement: Settlement,
	costlySent: number,
): Promise<boolean> {
	const costlyOpen = sql`${block.costlyOpen} and ${block.costlySent} = ${costlySent}`;
	const isAnswered = settlement.answeredAt !== null;
	const written = await tx
		.update(block)
		.set({
			...settlement,
			...NO_LEASE,
			costlyOpen,
			...(isAnswered && { answeredCalls: null, answeredCallsKeyId: null }),
		})
		.where(isHeldBy(blockLease))
		.returning({ id: block.id });
	return written.length === 1;
}

/** Ends a block whose time is over; what it says of its last attempt stays. */
export async function endBlock(tx: Tx, blockLease: BlockLease): Promise<boolean> {
	const ended = await tx
		.update(block)
		.set({ nextAt: null, ...NO_LEASE })
		.where(isHeldBy(blockLease))
		.returning({ id: block.id });
	return ended.length === 1;
}
