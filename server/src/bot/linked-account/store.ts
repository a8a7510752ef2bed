import { and, eq, isNull, sql } from 'drizzle-orm';
import { account, PERSON_IN } from '../../store/schema/account.ts';
import { paidLookup } from '../../store/schema/paid-lookup.ts';
import type { Store } from '../../store/store.ts';
import type { ChatPerson } from '../limits.ts';

/** The site's account of a person of a messenger; `requests` are those that are free to be spent. */
export type LinkedAccount = { readonly id: string; readonly requests: number };

export type FindLinkedAccount = (who: ChatPerson) => Promise<LinkedAccount | null>;

/** Accounts by the sign-in of the messenger. */
export function createLinkedAccounts({ db }: Pick<Store, 'db'>): FindLinkedAccount {
	const held = sql<number>`(select count(*)::int from ${paidLookup}
		where ${paidLookup.accountId} = ${account.id} and ${paidLookup.state} = 'held')`;
	return async ({ messenger, personId }) => {
		const [row] = await db
			.select({ id: account.id, requests: account.requests, held })
			.from(account)
			.where(and(eq(PERSON_IN[messenger.name], personId), isNull(account.deletedAt)));
		return row ? { id: row.id, requests: Math.max(row.requests - row.held, 0) } : null;
	};
}
