import { createAccounts } from '../../accounts/create-accounts.ts';
import type { Store } from '../../store/store.ts';
import { type Begun, beginOfAccounts } from './begun-accounts.ts';
import { beginOfThings } from './begun-things.ts';

/** Has somebody begin each thing that people may end. */
export async function beginEverything(store: Store, appSecret: string) {
	const accounts = createAccounts({ store, clock: { now: () => new Date() }, appSecret });
	const world = { store, appSecret, accounts };
	return { ...(await beginOfAccounts(world)), ...(await beginOfThings(world)) } satisfies Record<
		string,
		Begun
	>;
}
