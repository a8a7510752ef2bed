import type { Clock } from '../deps.ts';
import { drawToken, isTokenShaped, tokenHashOf } from '../http/guards/access-token.ts';
import { createLedger } from '../ledger/ledger.ts';
import { isStoreUnavailable } from '../store/is-store-unavailable.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import { linkIdentity, unlinkIdentity } from './identities/store.ts';
import { deleteAccountRow, deleteToken, findHolder, insertToken, markUsed, upsertAccount } from './store.ts';
import { tokenLimits } from './token-limits.ts';

const HOUR_MS = 60 * 60 * 1000;
/** As settings.md has it. */
const LASTS_DAYS = 365;

/** The hour in which a moment lies: a token's later use is written once an hour, and no finer. */
function hourOf(moment: Date): Date {
	return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}

/** Accounts in PostgreSQL; a sign-in lasts so many days at most. */
export function createAccounts(store: Store, clock: Clock, lastsDays = LASTS_DAYS): Accounts {
	const ledger = createLedger(store, clock);
	return {
		enter: (identity) => upsertAccount(store, identity, clock.now()),
		async issueToken(accountId, device = null, provider = null) {
			const now = clock.now();
			const token = drawToken();
			const hash = tokenHashOf(token);
			const row = { hash, accountId, device, provider, createdAt: now, usedAt: now };
			await insertToken(store, row, tokenLimits(now, lastsDays));
			return token;
		},
		async userOf(token) {
			if (!isTokenShaped(token)) return null;
			const now = clock.now();
			const hash = tokenHashOf(token);
			const leaseOwner = await findHolder(store, hash, tokenLimits(now, lastsDays));
			if (leaseOwner === null) return null;
			const hour = hourOf(now);
			if (leaseOwner.usedAt < hour) {
				// A store that reads and does not write still knows who this is; the next request writes it.
				await markUsed(store, hash, hour).catch((error: unknown) => {
					if (!isStoreUnavailable(error)) throw error;
				});
			}
			return leaseOwner.user;
		},
		async revoke(token) {
			return isTokenShaped(token) ? deleteToken(store, tokenHashOf(token)) : null;
		},
		link: (accountId, identity) => linkIdentity(store, accountId, identity),
		unlink: (accountId, provider, keptToken = null) =>
			unlinkIdentity(store, accountId, provider, keptToken === null ? null : tokenHashOf(keptToken)),
		remove: (accountId, writeDown) =>
			deleteAccountRow(store, ledger, accountId, { now: clock.now(), writeDown }),
	};
}
