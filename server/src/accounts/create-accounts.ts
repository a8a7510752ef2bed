import type { Deps } from '../deps.ts';
import { drawToken, isTokenShaped, tokenHashOf } from '../http/guards/access-token.ts';
import { createLedger } from '../ledger/ledger.ts';
import { isStoreUnavailable } from '../store/is-store-unavailable.ts';
import { type Accounts, HeldIdentityError, type TellOfSignIns } from './accounts.ts';
import { findHeldIdentity, HELD_FOR_MS, identityHash } from './identities/held/store.ts';
import { linkIdentity, takeIdentityBack, unlinkIdentity } from './identities/store.ts';
import {
	deleteAccountRow,
	deleteToken,
	findSessionOwner,
	insertToken,
	markUsed,
	upsertAccount,
} from './store.ts';
import { tokenLimits } from './token-limits.ts';

const HOUR_MS = 60 * 60 * 1000;
/** As settings.md has it. */
const LASTS_DAYS = 365;

/** The hour in which a moment lies: a token's later use is written once an hour, and no finer. */
function hourOf(moment: Date): Date {
	return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}

export type AccountOptions = {
	/** How long a sign-in lasts at most. */
	readonly lastsDays?: number;
	/** Without it no notices of changed ways in are sent. */
	readonly tell?: TellOfSignIns;
};

/** Accounts in PostgreSQL. */
export function createAccounts(
	{ store, clock, appSecret }: Pick<Deps, 'store' | 'clock' | 'appSecret'>,
	{ lastsDays = LASTS_DAYS, tell = async () => {} }: AccountOptions = {},
): Accounts {
	const ledger = createLedger(store, clock);
	const change = () => ({ store, appSecret, now: clock.now(), tell });
	return {
		enter(identity) {
			const now = clock.now();
			const heldAfter = new Date(now.getTime() - HELD_FOR_MS);
			return store.transaction(async (tx) => {
				const entered = await upsertAccount({ db: tx }, identity, now);
				// Afterwards: the upsert has waited for a concurrent unlinking.
				const held = await findHeldIdentity({ db: tx }, identityHash(appSecret, identity), heldAfter);
				if (held !== null) throw new HeldIdentityError(held.unlinkedAt);
				return entered;
			});
		},
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
			const session = await findSessionOwner(store, hash, tokenLimits(now, lastsDays));
			if (session === null) return null;
			const hour = hourOf(now);
			if (session.usedAt < hour) {
				// A store that reads and does not write still knows who this is; the next request writes it.
				await markUsed(store, hash, hour).catch((error: unknown) => {
					if (!isStoreUnavailable(error)) throw error;
				});
			}
			return session.user;
		},
		async revoke(token) {
			return isTokenShaped(token) ? deleteToken(store, tokenHashOf(token)) : null;
		},
		link: (accountId, identity) => linkIdentity(change(), accountId, identity),
		unlink: (accountId, provider, currentToken = null) =>
			unlinkIdentity(change(), accountId, provider, currentToken === null ? null : tokenHashOf(currentToken)),
		takeBack: (identity) => takeIdentityBack(change(), identity),
		remove: (accountId, writeDown) =>
			deleteAccountRow(store, ledger, accountId, { now: clock.now(), writeDown }),
	};
}
