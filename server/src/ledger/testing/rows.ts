import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Store, Tx } from '../../store/store.ts';

type Database = Pick<Store, 'db'> | { readonly db: Tx };

/** A new person with nothing to spend; resolves to their account's number. */
export async function addPerson({ db }: Database): Promise<string> {
	const id = randomUUID();
	await db.execute(
		sql`insert into account (id, google_id, created_at) values (${id}, ${`invented-${id}`}, now())`,
	);
	return id;
}

/** A lookup of some plate that holds one request, with any balance. */
export async function addHeldLookup({ db }: Database, accountId: string, id = randomUUID()): Promise<string> {
	await db.execute(sql`
		insert into paid_lookup (id, account_id, plate, created_at) values (${id}, ${accountId}, ${id.slice(0, 9)}, now())`);
	return id;
}

/** A person's balance, and the sum of their rows. */
export async function balanceOf({ db }: Database, accountId: string) {
	const { rows } = await db.execute<{ requests: number; booked: number; kopecks: number }>(sql`
		select requests,
			(select coalesce(sum(requests), 0)::int from ledger_entry where account_id = account.id) as booked,
			(select coalesce(sum(kopecks), 0)::int from ledger_entry where account_id = account.id) as kopecks
		from account where id = ${accountId}`);
	const [row] = rows;
	if (!row) throw new Error('no such account');
	return row;
}
