import { ROLES, type Role } from '@avtosverka/contract/accounts';
import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { sql } from 'drizzle-orm';
import {
	type Deletion,
	journalDeletions,
	ownedInJournal,
	readOwnedInJournal,
} from '../../store/deletion-journal.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Sought } from './sought.ts';

/** A person as the operator tells one from another. */
export type AccountMatch = {
	readonly id: string;
	readonly name: string | null;
	readonly email: string | null;
	readonly username: string | null;
	/** The number of each sign-in; null for what is not linked. */
	readonly ids: Readonly<Record<SignInProvider, string | null>>;
	readonly roles: readonly Role[];
};

type StoreReader = Pick<Store, 'db'>;

/** More are no number of a messenger's, and no bigint. */
const MESSENGER_DIGITS = 16;

/** Everybody who is not deleted and fits; addresses and names are compared without regard to capitals. */
export async function findPeople({ db }: StoreReader, { by, value }: Sought): Promise<AccountMatch[]> {
	const messengerId = value.length <= MESSENGER_DIGITS ? value : null;
	const fits = {
		id: sql`account.id = ${value}`,
		email: sql`lower(account.email) = lower(${value})`,
		username: sql`lower(account.username) = lower(${value})`,
		providerId: sql`(google_id = ${value} or yandex_id = ${value} or vk_id = ${value}
			or telegram_id = ${messengerId} or max_id = ${messengerId})`,
		order: sql`account.id = (select account_id from payment_order where id = ${value})`,
	}[by];
	const { rows } = await db.execute<AccountMatch>(sql`
		select id, name, email, username,
			json_build_object('google', google_id, 'telegram', telegram_id::text, 'yandex', yandex_id,
				'vk', vk_id, 'max', max_id::text) as ids,
			array(select role from account_role where account_id = account.id order by role) as roles
		from account where deleted_at is null and ${fits} order by created_at, id`);
	return rows;
}

/** False where nothing changed: the account has the role already, or was deleted in the meantime. */
export async function grantRole(
	{ db }: StoreReader,
	{ id, role }: { readonly id: string; readonly role: Role },
	now: Date,
): Promise<boolean> {
	const { rowCount } = await db.execute(sql`
		insert into account_role (account_id, role, granted_at)
		select id, ${role}, ${now.toISOString()}::timestamptz from account
		where id = ${id} and deleted_at is null for share
		on conflict do nothing`);
	return rowCount === 1;
}

/** Takes the role; a moderator's, and frees what its holder was looking at. False where they have it not. */
export async function revokeRole(
	tx: Tx,
	{ id, role }: { readonly id: string; readonly role: Role },
	now: Date,
): Promise<boolean> {
	await tx.execute(sql`select from account where id = ${id} for update`);
	const { rowCount } = await tx.execute(
		sql`delete from account_role where account_id = ${id} and role = ${role}`,
	);
	if (role === 'moderator') {
		// In one order with anyone who deletes an account at the same moment.
		await tx.execute(sql`
			update comment set holder = null, held_until = null
			where id in (select id from comment where holder = ${id} order by id for update)`);
	}
	if (rowCount !== 1) return false;
	await journalDeletions({ db: tx }, [{ at: now, what: 'role', whom: ownedInJournal(id, role) }]);
	return true;
}

/** Takes a role again that was taken at that moment; one that was granted since stays. */
export async function replayRole(tx: Tx, { at, whom }: Deletion): Promise<void> {
	const { accountId: id, which } = readOwnedInJournal(whom);
	const role = ROLES.find((one) => one === which);
	const isOlder = sql`account_id = ${id} and role = ${which} and granted_at <= ${at.toISOString()}::timestamptz`;
	const { rowCount } = await tx.execute(sql`select from account_role where ${isOlder}`);
	if (role !== undefined && rowCount === 1) await revokeRole(tx, { id, role }, at);
}

/**
 * True while another account is an operator. The rows stay locked until the transaction is over, so that two
 * operators who take the role of each other do not leave none.
 */
export async function hasOtherOperator(tx: Tx, id: string): Promise<boolean> {
	// In one order with a deletion, which has the account before it comes to the roles.
	await tx.execute(sql`select from account where id = ${id} for update`);
	const { rows } = await tx.execute<{ id: string }>(sql`
		select account_id as id from account_role where role = 'operator' order by account_id for update`);
	return rows.some((operator) => operator.id !== id);
}
