import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { isFree, isLeasedBy, NO_LEASE } from '../store/lease-columns.ts';
import { paidLookup } from '../store/schema/paid-lookup.ts';
import type { Database, Tx } from '../store/store.ts';

/** A lookup as its row has it. */
export type Lookup = typeof paidLookup.$inferSelect;
type Queries = Database | Tx;

/** Who leases a lookup, and until when. */
type Lease = { readonly leaseOwner: string; readonly until: Date };

const ofPerson = (accountId: string, plate: Plate) =>
	and(eq(paidLookup.accountId, accountId), eq(paidLookup.plate, plate));
const isHeld = (id: string) => and(eq(paidLookup.id, id), eq(paidLookup.state, 'held'));

/** The one lookup of a plate that a person has under way. */
export async function findHeld(tx: Tx, accountId: string, plate: Plate): Promise<Lookup | null> {
	const held = and(ofPerson(accountId, plate), eq(paidLookup.state, 'held'));
	const [row] = await tx.select().from(paidLookup).where(held);
	return row ?? null;
}

/** Lookups of all people that are under way, the oldest first. */
export function findAllHeld(db: Database, atMost: number): Promise<Lookup[]> {
	const { state, createdAt, id } = paidLookup;
	return db.select().from(paidLookup).where(eq(state, 'held')).orderBy(createdAt, id).limit(atMost);
}

/** The last answer about a plate: a VIN since `vinSince`, or, since `noneSince`, that there is none. */
export async function findLastAnswer(
	tx: Tx,
	accountId: string,
	plate: Plate,
	{ vinSince, noneSince }: { readonly vinSince: Date; readonly noneSince: Date },
): Promise<Lookup | null> {
	const none = and(inArray(paidLookup.answerState, ['found', 'clear']), gt(paidLookup.settledAt, noneSince));
	const vin = and(isNotNull(paidLookup.vin), gt(paidLookup.settledAt, vinSince));
	const [row] = await tx
		.select()
		.from(paidLookup)
		.where(and(ofPerson(accountId, plate), or(vin, none)))
		.orderBy(desc(paidLookup.settledAt))
		.limit(1);
	return row ?? null;
}

/** What a person has of a plate already: a lookup under way, else one charged since a moment. */
export async function findRepeatable(
	db: Queries,
	accountId: string,
	plate: Plate,
	chargedSince: Date,
): Promise<Lookup | null> {
	const { state, settledAt, createdAt } = paidLookup;
	const charged = and(eq(state, 'charged'), gt(settledAt, chargedSince));
	const [row] = await db
		.select()
		.from(paidLookup)
		.where(and(ofPerson(accountId, plate), or(eq(state, 'held'), charged)))
		.orderBy(sql`${state} = 'held' desc`, desc(createdAt))
		.limit(1);
	return row ?? null;
}

const isBought = (accountId: string) =>
	and(eq(paidLookup.accountId, accountId), eq(paidLookup.state, 'charged'), isNotNull(paidLookup.vin));

/** The last VIN of a plate that a person has paid for, however long ago; null for none. */
export async function findBoughtOf(db: Queries, accountId: string, plate: Plate): Promise<Lookup | null> {
	const { settledAt, id } = paidLookup;
	const [row] = await db
		.select()
		.from(paidLookup)
		.where(and(isBought(accountId), eq(paidLookup.plate, plate)))
		.orderBy(desc(settledAt), desc(id))
		.limit(1);
	return row ?? null;
}

/** The cabinet shows no more. */
const LISTED_AT_MOST = 200;

/** Lookups that a person has paid for and that still say for what, the newest first. */
export function findBought(db: Queries, accountId: string): Promise<Lookup[]> {
	const { settledAt, id } = paidLookup;
	return db
		.select()
		.from(paidLookup)
		.where(isBought(accountId))
		.orderBy(desc(settledAt), desc(id))
		.limit(LISTED_AT_MOST);
}

/** How many lookups since a moment came to nothing that a person would pay for. */
export function countReleased(tx: Tx, accountId: string, since: Date): Promise<number> {
	const { createdAt, state } = paidLookup;
	const released = and(eq(paidLookup.accountId, accountId), eq(state, 'released'), gt(createdAt, since));
	return tx.$count(paidLookup, released);
}

/** Every VIN of a plate that a person has paid for. */
export async function findPaidVins(tx: Tx, accountId: string, plate: Plate): Promise<Vin[]> {
	const rows = await tx
		.select({ vin: paidLookup.vin })
		.from(paidLookup)
		.where(and(ofPerson(accountId, plate), eq(paidLookup.state, 'charged')));
	return rows.flatMap(({ vin }) => vin ?? []);
}

/** Adds a lookup that holds one request; its account is locked by the same transaction. */
export async function addHeld(
	tx: Tx,
	lookup: Pick<Lookup, 'id' | 'accountId' | 'plate' | 'knownVin' | 'createdAt'>,
	{ leaseOwner, until }: Lease,
): Promise<Lookup> {
	const [row] = await tx
		.insert(paidLookup)
		.values({ ...lookup, state: 'held', leaseOwner, leasedUntil: until })
		.returning();
	if (!row) throw new Error('A row that is added is one row');
	return row;
}

export async function readLookup(db: Queries, id: string): Promise<Lookup | null> {
	const [row] = await db.select().from(paidLookup).where(eq(paidLookup.id, id));
	return row ?? null;
}

/** A lookup's row, locked until the transaction ends, so that it is settled once. */
export async function lockLookup(tx: Tx, id: string): Promise<Lookup | null> {
	const [row] = await tx.select().from(paidLookup).where(eq(paidLookup.id, id)).for('update');
	return row ?? null;
}

/** Ends a lookup for ever. */
export async function endLookup(
	tx: Tx,
	id: string,
	end: { readonly state: 'charged' | 'released' } & Pick<Lookup, 'vin' | 'answerState' | 'settledAt'>,
): Promise<Lookup> {
	const [row] = await tx
		.update(paidLookup)
		.set({ ...end, ...NO_LEASE })
		.where(isHeld(id))
		.returning();
	if (!row) throw new Error('A lookup that is ended must be held and locked');
	return row;
}

/** Takes over lookups whose processes have died, the oldest first; `id` where only that one is meant. */
export async function takeAbandoned(
	db: Database,
	now: Date,
	{ leaseOwner, until }: Lease,
	{ id, atMost }: { readonly id?: string; readonly atMost: number },
): Promise<Lookup[]> {
	const abandoned = and(
		id === undefined ? undefined : eq(paidLookup.id, id),
		eq(paidLookup.state, 'held'),
		isFree(paidLookup, now),
	);
	const theirs = db
		.select({ id: paidLookup.id })
		.from(paidLookup)
		.where(abandoned)
		.orderBy(paidLookup.leasedUntil)
		.limit(atMost)
		.for('update', { skipLocked: true });
	return db
		.update(paidLookup)
		.set({ leaseOwner, leasedUntil: until })
		.where(inArray(paidLookup.id, theirs))
		.returning();
}

/** Prolongs the lease, or ends it with `until` in the past; nothing where another process has it. */
export async function renewLease(db: Database, id: string, { leaseOwner, until }: Lease): Promise<void> {
	await db
		.update(paidLookup)
		.set({ leasedUntil: until })
		.where(and(isHeld(id), isLeasedBy(paidLookup, leaseOwner)));
}
