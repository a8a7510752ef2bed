import type { Clock } from '../../deps.ts';
import type { Store } from '../../store/store.ts';
import { type AccountOptions, createAccounts } from '../create-accounts.ts';

/** Accounts of a test's store; all of them know identities by the same secret. */
export function testAccounts(store: Store, clock: Clock, options: AccountOptions = {}) {
	return createAccounts({ store, clock, appSecret: 'a secret of accounts in tests' }, options);
}
