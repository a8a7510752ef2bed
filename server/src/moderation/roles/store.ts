import type { Role } from '@avtosverka/contract/accounts';
import { sql } from 'drizzle-orm';
import type { Store } from '../../store/store.ts';
import type { Sought } from './sought.ts';

/** A person as the operator tells one from another. */
export type AccountMatch = {
	readonly id: string;
	readonly name: string | null;
	readonly email: string | null;
	readonly username: string | null;
	readonly telegramId: string | null;
	readonly roles: readonly Role[];
};

type StoreReader = Pick<Store, 'db'>;

/** Everybody who is not deleted and fits; addresses and names are compared without regard to capitals. */
export async function findPeople({ db }: StoreReader, { by, value }: Sought): Promise<AccountMatch[]> {
	const fits = {
		id: sql`account.id = ${value}`,
		email: sql`lower(account.email) = lower(${value})`,
		username: sql`lower(account.username) = lower(${value})`,
		telegramId: sql`account.telegram_id = ${value}`,
	}[by];
	const { rows } = await db.execute<AccountMatch>(sql`
		select id, name, email, username, telegram_id::text as "telegramId", array(
			select role from account_role where account_id = account.id order by role) as roles
		from account where deleted_at is null and ${fits} order by created_at, id`);
	return rows;
}

/** Nothing is written for an account that is deleted in the meantime; one that has the role keeps it. */
export async function grantRole(
	{ db }: StoreReader,
	{ id, role }: { readonly id: string; readonly role: Role },
	now: Date,
): Promise<void> {
	await db.execute(sql`
		insert into account_role (account_id, role, granted_at)
		select id, ${role}, ${now.toISOString()}::timestamptz from account
		where id = ${id} and deleted_at is null for share
		on conflict do nothing`);
}

/** Takes the role; a moderator's, and frees what its holder was looking at. */
export function revokeRole(
	store: Store,
	{ id, role }: { readonly id: string; readonly role: Role },
): Promise<void> {
	return store.transaction(async (tx) => {
		await tx.execute(sql`select from account where id = ${id} for update`);
		await tx.execute(sql`delete from account_role where account_id = ${id} and role = ${role}`);
		if (role !== 'moderator') return;
		// In one order with anyone who deletes an account at the same moment.
		await tx.execute(sql`
			update comment set holder = null, held_until = null
			where id in (select id from comment where holder = ${id} order by id for update)`);
	});
}
