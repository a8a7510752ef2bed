import { randomUUID } from 'node:crypto';
import type { SharedReport } from '@avtosverka/contract/site';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { journalDeletions } from '../store/deletion-journal.ts';
import { pack, unpack } from '../store/pack.ts';
import { account } from '../store/schema/account.ts';
import { sharedReport } from '../store/schema/shared-report.ts';
import type { Store, Tx } from '../store/store.ts';
import { parseSharedReport } from './older-snapshot.ts';

const DAY_MS = 86_400_000;
/** How long an ended link is distinguished from one that never was. */
const REMEMBERED_DAYS = 30;

/** Bounds of one account. */
export const SHARE_LIMITS = { live: 20, aDay: 20 } as const;

type NewShare = {
	readonly accountId: string;
	readonly tokenHash: Buffer;
	readonly label: string;
	readonly report: SharedReport;
	readonly createdAt: Date;
	readonly expiresAt: Date;
};

/** Why an account gets no link: it is not there, or one of its bounds is reached. */
export type NoShare = 'live' | 'a-day' | 'no-account';

/** Whether an account may have one more link; locks it until the transaction ends. */
export async function boundOf(tx: Tx, accountId: string, now: Date): Promise<NoShare | null> {
	const { accountId: owner, createdAt: made } = sharedReport;
	const isThere = and(eq(account.id, accountId), isNull(account.deletedAt));
	const [person] = await tx.select({ id: account.id }).from(account).where(isThere).for('update');
	if (!person) return 'no-account';
	const dayAgo = new Date(now.getTime() - DAY_MS);
	const ofDay = await tx.$count(sharedReport, and(eq(owner, accountId), gt(made, dayAgo)));
	if (ofDay >= SHARE_LIMITS.aDay) return 'a-day';
	const live = await tx.$count(sharedReport, and(eq(owner, accountId), isLive(now)));
	return live >= SHARE_LIMITS.live ? 'live' : null;
}

/** Keeps a report for its link; says which bound of the account is reached otherwise. */
export async function insertShare(
	store: Store,
	{ accountId, tokenHash, label, report, createdAt, expiresAt }: NewShare,
): Promise<{ readonly id: string } | NoShare> {
	const id = randomUUID();
	const packed = await pack(store.cipher, Buffer.from(JSON.stringify(report)), id);
	return store.transaction(async (tx) => {
		const bound = await boundOf(tx, accountId, createdAt);
		if (bound !== null) return bound;
		await tx.insert(sharedReport).values({
			...{ id, accountId, tokenHash, label, createdAt },
			...{ content: packed.bytes, keyId: packed.keyId, expiresAt },
		});
		return { id };
	});
}

/** True for links that are neither over nor revoked. */
export const isLive = (now: Date) => and(isNull(sharedReport.endedAt), gt(sharedReport.expiresAt, now));

/** A person's live links, the newest first. */
export async function findShares({ db }: Store, accountId: string, now: Date) {
	const { id, label, createdAt, expiresAt, kind, ownerReport } = sharedReport;
	return db
		.select({ id, label, createdAt, expiresAt, kind, ownerReport })
		.from(sharedReport)
		.where(and(eq(sharedReport.accountId, accountId), isLive(now)))
		.orderBy(desc(createdAt));
}

const GONE = { content: null, keyId: null, label: null, ownerReport: null } as const;

/** False where the person has no such live link. */
export function revokeShare(store: Store, accountId: string, id: string, now: Date): Promise<boolean> {
	return endShares(store, and(eq(sharedReport.accountId, accountId), eq(sharedReport.id, id)), now);
}

/** Ends live links before their term; false where there are none. */
export function endShares(store: Store, which: SQL | undefined, now: Date): Promise<boolean> {
	return store.transaction(async (tx) => {
		const revoked = await tx
			.update(sharedReport)
			.set({ ...GONE, endedAt: now })
			.where(and(which, isLive(now)))
			.returning({ id: sharedReport.id });
		const deletions = revoked.map((row) => ({ at: now, what: 'shared-report' as const, whom: row.id }));
		await journalDeletions({ db: tx }, deletions);
		return revoked.length > 0;
	});
}

/** What a link to a car's report leads to: the report, `over` after its end, null where there was none. */
export async function findShared(
	{ db, cipher }: Store,
	tokenHash: Buffer,
	now: Date,
): Promise<SharedReport | 'over' | null> {
	const isIt = and(eq(sharedReport.tokenHash, tokenHash), eq(sharedReport.kind, 'car'));
	const [row] = await db.select().from(sharedReport).where(isIt);
	if (!row) return null;
	const { id, content, keyId, expiresAt } = row;
	if (content === null || keyId === null || expiresAt <= now) return 'over';
	return parseSharedReport((await unpack(cipher, { keyId, bytes: content }, id)).toString());
}

/** Everything that a person's links led to goes with the account; that they are over is still known. */
export async function forgetShares({ db }: Pick<Store, 'db'>, accountId: string, now: Date): Promise<void> {
	const his = eq(sharedReport.accountId, accountId);
	await db
		.update(sharedReport)
		.set({ ...GONE, endedAt: now })
		.where(and(his, isNull(sharedReport.endedAt)));
	await db.update(sharedReport).set({ accountId: null }).where(his);
}

/** Deletes what links led to whose term is over; resolves to how many there were. */
export async function purgeSharedContent({ db }: Store, now: Date, atMost: number): Promise<number> {
	const over = db
		.select({ id: sharedReport.id })
		.from(sharedReport)
		.where(and(isNull(sharedReport.endedAt), lte(sharedReport.expiresAt, now)))
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db
		.update(sharedReport)
		.set({ ...GONE, endedAt: sharedReport.expiresAt })
		.where(inArray(sharedReport.id, over));
	return rowCount ?? 0;
}

/** Deletes links that ended long ago; resolves to how many there were. */
export async function purgeOldShares({ db }: Store, now: Date, atMost: number): Promise<number> {
	const before = new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);
	const old = db
		.select({ id: sharedReport.id })
		.from(sharedReport)
		.where(and(isNotNull(sharedReport.endedAt), lt(sharedReport.endedAt, before)))
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db.delete(sharedReport).where(inArray(sharedReport.id, old));
	return rowCount ?? 0;
}
