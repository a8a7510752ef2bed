import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { and, asc, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Deletion } from '../store/deletion-journal.ts';
import { deletion } from '../store/schema/deletion.ts';
import { lastBackup } from '../store/schema/last-backup.ts';
import type { Store, Tx } from '../store/store.ts';

const AT_ONCE = 500;
/** Set apart from other advisory locks of the product. */
const FILE_LOCK = 0x44454c45;

/**
 * Hands over deletions that stand in the store alone, and marks them once `write` has them on a disk. Two
 * processes never hand over the same one; one that is killed in between hands it over again.
 */
export function exportSome(
	store: Pick<Store, 'transaction'>,
	now: Date,
	write: (deletions: readonly Deletion[]) => Promise<void>,
): Promise<number> {
	return store.transaction(async (tx) => {
		if (!(await isTaken(tx, sql`pg_try_advisory_xact_lock_shared(${FILE_LOCK})`))) return 0;
		const rows = await tx
			.select()
			.from(deletion)
			.where(isNull(deletion.exportedAt))
			.orderBy(asc(deletion.id))
			.limit(AT_ONCE)
			.for('update', { skipLocked: true });
		if (rows.length === 0) return 0;
		await write(rows);
		const ids = rows.map(({ id }) => id);
		await tx.update(deletion).set({ exportedAt: now }).where(inArray(deletion.id, ids));
		return rows.length;
	});
}

/**
 * Works on the file outside while no process of the installation appends to one. Resolves to false where one
 * does: there it is for later.
 */
export function withExportLock(
	store: Pick<Store, 'transaction'>,
	work: () => Promise<void>,
): Promise<boolean> {
	return store.transaction(async (tx) => {
		if (!(await isTaken(tx, sql`pg_try_advisory_xact_lock(${FILE_LOCK})`))) return false;
		await work();
		return true;
	});
}

async function isTaken(tx: Tx, lock: SQL): Promise<boolean> {
	const { rows } = await tx.execute<{ taken: boolean }>(sql`select ${lock} as taken`);
	return rows[0]?.taken === true;
}

/** Deletes rows from before a moment that the file outside has; resolves to how many. */
export async function purgeExported(
	{ db }: Pick<Store, 'db'>,
	before: Date,
	atMost: number,
): Promise<number> {
	const old = db
		.select({ id: deletion.id })
		.from(deletion)
		.where(and(isNotNull(deletion.exportedAt), lt(deletion.at, before)))
		.orderBy(asc(deletion.id))
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db.delete(deletion).where(inArray(deletion.id, old));
	return rowCount ?? 0;
}

/** Up to when a server that was recovered has replayed its log; null for one that was not. */
export async function lastReplayed(tx: Tx): Promise<Date | null> {
	const { rows } = await tx.execute<{ at: number | null }>(
		sql`select (extract(epoch from pg_last_xact_replay_timestamp()) * 1000)::float8 as at`,
	);
	const at = rows[0]?.at ?? null;
	return at === null ? null : new Date(at);
}

/** Deletions that the journal outside the store lacks since before that moment. */
export async function countUnwritten({ db }: Pick<Store, 'db'>, before: Date): Promise<number> {
	return db.$count(deletion, and(isNull(deletion.exportedAt), lt(deletion.at, before)));
}

const OWNED = {
	'owner-report': sql`select account_id from owner_report where uuid = `,
	comment: sql`select account_id from comment where id = `,
	'shared-report': sql`select account_id from shared_report where id = `,
} as const;
/** Things that are deleted by whose they are. */
export type OwnedKind = keyof typeof OWNED;

/** The account that owns a thing to be deleted; null where there is no owner or no such thing. */
export async function accountOf(tx: Tx, what: OwnedKind, id: string): Promise<string | null> {
	const { rows } = await tx.execute<{ account_id: string | null }>(sql`${OWNED[what]}${id}`);
	return rows[0]?.account_id ?? null;
}

/** A chat of which the bot knows something. */
export type KnownChat = { readonly messenger: MessengerName; readonly chatId: number };

/** Every chat of which the bot knows something. */
export async function listChats(tx: Tx): Promise<KnownChat[]> {
	const { rows } = await tx.execute<{ messenger: MessengerName; chat_id: string }>(sql`
		select messenger, chat_id from bot_car
		union select messenger, chat_id from bot_picture
		union select messenger, chat_id from watch where messenger is not null`);
	return rows.map(({ messenger, chat_id }) => ({ messenger, chatId: Number(chat_id) }));
}

/** Ends every sign-in: which of them were ended since is not known. */
export async function endSignIns(tx: Tx): Promise<void> {
	await tx.execute(sql`delete from access_token`);
}

/** Orders and lookups that are not exactly what the ledger says of them, by the reference of its row. */
export async function findLedgerGaps(db: Pick<Tx, 'execute'>): Promise<string[]> {
	const { rows } = await db.execute<{ reference: string }>(sql`
		select coalesce(e.reference, 'order:' || o.id) as reference
		from payment_order o
		full join (select * from ledger_entry where reason = 'purchase') e on e.reference = 'order:' || o.id
		where (o.id is null) or (o.state = 'waiting') <> (e.id is null)
			or (e.id is not null and (e.kopecks, e.requests) is distinct from (o.kopecks, o.requests))
		union all
		select coalesce(e.reference, 'refund:' || o.id)
		from (select * from payment_order where state = 'refunded') o
		full join (select * from ledger_entry where reason = 'refund') e on e.reference = 'refund:' || o.id
		where o.id is null or e.id is null
		union all
		select coalesce(e.reference, 'lookup:' || l.id)
		from (select * from paid_lookup where state = 'charged') l
		full join (select * from ledger_entry where reason = 'charge') e on e.reference = 'lookup:' || l.id
		where l.id is null or e.id is null or e.requests <> -1
		order by 1`);
	return rows.map(({ reference }) => reference);
}

/** What the ledger adds up to, to be compared with what is known of it. */
export type LedgerSums = { readonly purchases: number; readonly kopecks: string; readonly charges: number };

export async function sumLedger(db: Pick<Tx, 'execute'>): Promise<LedgerSums> {
	const { rows } = await db.execute<LedgerSums>(sql`
		select (count(*) filter (where reason = 'purchase'))::int as purchases,
			coalesce(sum(kopecks), 0)::text as kopecks,
			(count(*) filter (where reason = 'charge'))::int as charges
		from ledger_entry`);
	return rows[0] ?? { purchases: 0, kopecks: '0', charges: 0 };
}

/** Writes down that a backup was written; the store of an older version has nowhere to. */
export async function noteBackup({ db }: Pick<Store, 'db'>, at: Date): Promise<void> {
	await db.insert(lastBackup).values({ at }).onConflictDoUpdate({ target: lastBackup.one, set: { at } });
}

/** When the newest backup was written; null where none ever was. */
export async function findLastBackup({ db }: Pick<Store, 'db'>): Promise<Date | null> {
	const [row] = await db.select({ at: lastBackup.at }).from(lastBackup);
	return row?.at ?? null;
}
