import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { isFree, isLeasedBy, NO_LEASE } from '../store/lease-columns.ts';
import { letter } from '../store/schema/letter.ts';
import type { Store, Tx } from '../store/store.ts';

export type LetterRow = typeof letter.$inferSelect;
type StoreReader = Pick<Store, 'db'>;

export async function addLetter(
	tx: Tx,
	row: Pick<LetterRow, 'id' | 'kind' | 'about' | 'createdAt'>,
): Promise<void> {
	await tx.insert(letter).values({ ...row, nextAt: row.createdAt });
}

/** Takes a waiting letter that is not being sent; null where it is, or where it is settled or gone. */
export async function takeLetter(
	{ db }: StoreReader,
	id: string,
	{ leaseOwner, now, until }: { readonly leaseOwner: string; readonly now: Date; readonly until: Date },
): Promise<LetterRow | null> {
	const [row] = await db
		.update(letter)
		.set({ leaseOwner, leasedUntil: until, attempts: sql`${letter.attempts} + 1` })
		.where(and(eq(letter.id, id), eq(letter.state, 'waiting'), isFree(letter, now)))
		.returning();
	return row ?? null;
}

export async function findLetter({ db }: StoreReader, id: string): Promise<LetterRow | null> {
	const [row] = await db.select().from(letter).where(eq(letter.id, id));
	return row ?? null;
}

/** What an attempt came to; false where its time was over and another sending has the letter by now. */
export async function settleLetter(
	tx: Tx,
	{ id, leaseOwner }: Pick<LetterRow, 'id' | 'leaseOwner'>,
	change: Pick<LetterRow, 'state' | 'nextAt' | 'problem' | 'settledAt'>,
): Promise<boolean> {
	const changed = await tx
		.update(letter)
		.set({ ...change, ...NO_LEASE })
		.where(and(eq(letter.id, id), isLeasedBy(letter, leaseOwner ?? '')))
		.returning({ id: letter.id });
	return changed.length === 1;
}

/** Letters that should have been tried by now. */
export async function findOverdueLetters(tx: Tx, before: Date): Promise<string[]> {
	const rows = await tx.select({ id: letter.id }).from(letter).where(lt(letter.nextAt, before)).limit(1000);
	return rows.map(({ id }) => id);
}

/** Makes letters due now that wait and are not being sent, those of later attempts first. */
export function bringLettersForward(tx: Tx, now: Date, atMost: number): Promise<{ id: string }[]> {
	const unsent = tx
		.select({ id: letter.id })
		.from(letter)
		.where(and(eq(letter.state, 'waiting'), isFree(letter, now)))
		.orderBy(lte(letter.nextAt, now), letter.createdAt)
		.limit(atMost)
		.for('update', { skipLocked: true });
	return tx
		.update(letter)
		.set({ nextAt: sql`least(${letter.nextAt}, ${now.toISOString()}::timestamptz)` })
		.where(inArray(letter.id, unsent))
		.returning({ id: letter.id });
}

export async function countWaiting({ db }: StoreReader): Promise<number> {
	return db.$count(letter, eq(letter.state, 'waiting'));
}

/** Deletes rows of letters settled before a moment. */
export async function removeSettled(tx: Tx, before: Date): Promise<void> {
	await tx
		.delete(letter)
		.where(and(inArray(letter.state, ['sent', 'refused', 'dropped']), lt(letter.settledAt, before)));
}
