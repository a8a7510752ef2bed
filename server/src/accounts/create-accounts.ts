import { createBooks } from '../books/books.ts';
import type { Clock } from '../deps.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import { deleteAccount, deleteToken, findHolder, insertToken, markUsed, upsertAccount } from './store.ts';
import { drawToken, hashOf, isTokenShaped } from './token.ts';

const HOUR_MS = 60 * 60 * 1000;
const UNUSED_AT_MOST_MS = 90 * 24 * HOUR_MS;

/** The hour in which a moment lies: a token's use is written once an hour, and no finer. */
function hourOf(moment: Date): Date {
	return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}

/** Accounts in PostgreSQL. */
export function createAccounts(store: Store, clock: Clock): Accounts {
	const books = createBooks(store, clock);
	const lastUseBefore = (now: Date) => new Date(now.getTime() - UNUSED_AT_MOST_MS);
	return {
		enter: (identity) => upsertAccount(store, identity, clock.now()),
		async issueToken(accountId) {
			const now = clock.now();
			const token = drawToken();
			const row = { hash: hashOf(token), accountId, createdAt: now, usedAt: hourOf(now) };
			await insertToken(store, row, lastUseBefore(now));
			return token;
		},
		async userOf(token) {
			if (!isTokenShaped(token)) return null;
			const now = clock.now();
			const hash = hashOf(token);
			const holder = await findHolder(store, hash, lastUseBefore(now));
			if (holder === null) return null;
			const hour = hourOf(now);
			if (holder.usedAt < hour) await markUsed(store, hash, hour);
			return holder.user;
		},
		async revoke(token) {
			if (isTokenShaped(token)) await deleteToken(store, hashOf(token));
		},
		remove: (accountId) => deleteAccount(store, books, accountId, clock.now()),
	};
}
