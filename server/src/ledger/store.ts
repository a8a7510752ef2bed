import { and, eq, isNull, sql } from 'drizzle-orm';
import { account } from '../store/schema/account.ts';
import { ledgerEntry } from '../store/schema/ledger-entry.ts';
import { paidLookup } from '../store/schema/paid-lookup.ts';
import type { Database, Tx } from '../store/store.ts';

/** One movement as written; the columns are described in migrations/0005_payments.sql. */
export type Entry = {
	readonly accountId: string | null;
	readonly reference: string;
	readonly reason: typeof ledgerEntry.$inferInsert.reason;
	readonly requests: number;
	readonly kopecks: number;
	readonly at: Date;
};

/** A balance that is not what its rows and holds say. */
export type Difference = {
	readonly accountId: string;
	readonly balance: number;
	readonly booked: number;
	readonly held: number;
};

/** Locks the row of a person until the transaction ends; null for a deleted or unknown one. */
export async function lockAccount(tx: Tx, id: string): Promise<{ readonly requests: number } | null> {
	const [row] = await tx
		.select({ requests: account.requests })
		.from(account)
		.where(and(eq(account.id, id), isNull(account.deletedAt)))
		.for('update');
	return row ?? null;
}

const heldBy = (accountId: string) => and(eq(paidLookup.accountId, accountId), eq(paidLookup.state, 'held'));

export function countHeld(tx: Tx, accountId: string): Promise<number> {
	return tx.$count(paidLookup, heldBy(accountId));
}

export async function releaseHeld(tx: Tx, accountId: string, now: Date): Promise<void> {
	await tx.update(paidLookup).set({ state: 'released', settledAt: now }).where(heldBy(accountId));
}

export async function isMoved(tx: Tx, reference: string): Promise<boolean> {
	return (await tx.$count(ledgerEntry, eq(ledgerEntry.reference, reference))) > 0;
}

/** False where the reference stood there already; another transaction that is writing it is waited for. */
export async function addEntry(tx: Tx, entry: Entry): Promise<boolean> {
	const added = await tx
		.insert(ledgerEntry)
		.values(entry)
		.onConflictDoNothing({ target: ledgerEntry.reference })
		.returning({ id: ledgerEntry.id });
	return added.length === 1;
}

export async function moveRequests(tx: Tx, accountId: string, requests: number): Promise<void> {
	await tx
		.update(account)
		.set({ requests: sql`${account.requests} + ${requests}` })
		.where(eq(account.id, accountId));
}

/** One statement, and so one moment, despite concurrent movements. */
export async function findDifferences(
	db: Database,
): Promise<{ accounts: number; entries: number; differences: Difference[] }> {
	const { rows } = await db.execute<{
		accounts: number;
		entries: number;
		differences: Difference[];
	}>(sql`
		with booked as (
			select account_id, sum(requests)::int as requests from ledger_entry group by account_id
		), held as (
			select account_id, count(*)::int as requests from paid_lookup where state = 'held' group by account_id
		), balances as (
			select id, account.requests as balance, coalesce(booked.requests, 0) as booked, coalesce(held.requests, 0) as held
			from account
			left join booked on booked.account_id = account.id
			left join held on held.account_id = account.id
		)
		select
			(select count(*)::int from account) as accounts,
			(select count(*)::int from ledger_entry) as entries,
			coalesce(
				(select json_agg(json_build_object('accountId', id, 'balance', balance, 'booked', booked, 'held', held) order by id)
				from balances where balance <> booked or balance < held or balance < 0),
				'[]'
			) as differences`);
	const [row] = rows;
	if (!row) throw new Error('A sum of nothing is one row too');
	return row;
}
