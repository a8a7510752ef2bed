import { randomUUID } from 'node:crypto';
import { testAccounts } from '@avtosverka/server/accounts/testing/test-accounts';
import type { Store } from '@avtosverka/server/store/store';

/** Somebody invented who is signed in. */
export type Person = {
	readonly accountId: string;
	readonly token: string;
	/** What this person asks about, the more often the more often it stands here. */
	readonly plates: readonly string[];
};

/** Nothing in the card index: looking that up costs nothing. Asked about more often than any other. */
const NOT_FOUND = Array.from({ length: 12 }, () => 'С808УХ97');
/** The supplier does not answer. Asked seldom, or its breaker would open for everything. */
const UNREACHABLE = 'Т606ТТ99';
const PLATES_EACH = 120;

/** Signs invented people in past every provider. */
export async function signIn(store: Store, people: number): Promise<readonly Person[]> {
	const accounts = testAccounts(store, { now: () => new Date() });
	return Promise.all(
		Array.from({ length: people }, async (_, index) => {
			const identity = {
				provider: 'google',
				id: `invented-${randomUUID()}`,
				name: null,
				email: null,
			} as const;
			const { id: accountId } = await accounts.enter(identity);
			return { accountId, token: await accounts.issueToken(accountId), plates: platesOf(index) };
		}),
	);
}

function platesOf(person: number): readonly string[] {
	const own = Array.from({ length: PLATES_EACH }, (_, index) => {
		return `Х${String(index + 1).padStart(3, '0')}УН${100 + person}`;
	});
	return [...own, ...NOT_FOUND, ...(person === 0 ? [UNREACHABLE, UNREACHABLE] : [])];
}
