import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Accounts } from '../../accounts/accounts.ts';
import { VERA } from '../../accounts/testing/invented-people.ts';
import { addPerson } from '../../ledger/testing/rows.ts';
import { grantRole, revokeRole } from '../../moderation/roles/store.ts';
import { storeSubscriptions } from '../../moderation/subscriptions/store.ts';
import type { Store } from '../../store/store.ts';

/** Something that a person has, and may end. */
export type Begun = {
	end(): Promise<unknown>;
	/** What finds it for as long as it has not ended. */
	readonly found: SQL;
	/** What names its person, and so may not stand in the journal. */
	readonly personal?: string;
};

/** What begins it. */
export type World = { readonly store: Store; readonly appSecret: string; readonly accounts: Accounts };

const now = () => new Date();

/** Accounts, each with something of its own to end. */
export async function beginOfAccounts(world: World) {
	return {
		account: await account(world),
		identity: await identity(world, 'yandex'),
		'held-identity': await identity(world, 'google'),
		'identity-taken-back': await unlinking(world),
		session: await session(world),
		role: await role(world),
		'moderator-subscription': await subscription(world),
	};
}

async function account({ store, accounts }: World): Promise<Begun> {
	const id = await addPerson(store);
	return {
		end: () => accounts.remove(id),
		found: sql`account where id = ${id} and deleted_at is null`,
	};
}

/** Somebody who came by Google and has linked Yandex: the first is held when it is unlinked. */
async function withTwoWays({ accounts }: World) {
	const [google, yandex] = [randomUUID(), randomUUID()];
	const { id } = await accounts.enter({ ...VERA, id: google });
	await accounts.link(id, { provider: 'yandex', id: yandex, name: 'Вера' });
	return { id, google, yandex };
}

async function identity(world: World, provider: 'google' | 'yandex'): Promise<Begun> {
	const { id, google, yandex } = await withTwoWays(world);
	const column = { google: sql`google_id`, yandex: sql`yandex_id` }[provider];
	return {
		end: () => world.accounts.unlink(id, provider, null),
		found: sql`account where id = ${id} and ${column} is not null`,
		personal: { google, yandex }[provider],
	};
}

async function unlinking(world: World): Promise<Begun> {
	const { id, google } = await withTwoWays(world);
	await world.accounts.unlink(id, 'google', null);
	return {
		end: () => world.accounts.takeBack({ ...VERA, id: google }),
		found: sql`account where id = ${id} and google_id is null`,
	};
}

async function session({ store, accounts }: World): Promise<Begun> {
	const id = await addPerson(store);
	const token = await accounts.issueToken(id);
	return { end: () => accounts.revoke(token), found: sql`access_token where account_id = ${id}` };
}

async function role({ store }: World): Promise<Begun> {
	const change = { id: await addPerson(store), role: 'operator' } as const;
	await grantRole(store, change, now());
	return {
		end: () => store.transaction((tx) => revokeRole(tx, change, now())),
		found: sql`account_role where account_id = ${change.id}`,
	};
}

async function subscription({ store }: World): Promise<Begun> {
	const id = await addPerson(store);
	const both = { digest: true, urgent: true, hadDigestOn: null };
	await storeSubscriptions(store, id, both, now());
	return {
		end: () => storeSubscriptions(store, id, { ...both, digest: false }, now()),
		found: sql`moderator_subscription where account_id = ${id} and digest`,
	};
}
