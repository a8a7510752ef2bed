import type { OperatorAccount } from '@avtosverka/contract/operator/people';
import { SIGN_IN_PROVIDERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { sql } from 'drizzle-orm';
import { shownSession } from '../../accounts/sessions/shown.ts';
import { findSessions } from '../../accounts/sessions/store.ts';
import type { TokenLimits } from '../../accounts/token-limits.ts';
import type { Sought } from '../../moderation/roles/sought.ts';
import { findPeople } from '../../moderation/roles/store.ts';
import { findNewest } from '../../payments/orders/store.ts';
import type { Store } from '../../store/store.ts';
import { shownOrder } from '../orders.ts';

const SESSIONS_SHOWN = 50;
const ORDERS_SHOWN = 5;

type ReadApart = 'sign_ins' | 'created_at' | 'roles' | 'sessions' | 'sessions_count' | 'orders';
type AccountRow = Omit<OperatorAccount, ReadApart> & { readonly created_at: string } & {
	readonly [Provider in (typeof SIGN_IN_PROVIDERS)[number]]: string | null;
};

/** Which sessions are live, and the one that asks. */
export type SessionReader = { readonly limits: TokenLimits; readonly currentHash: Buffer };

/** Where the person is signed in, and what they have ordered. */
async function readLists(
	store: Pick<Store, 'db'>,
	account: string,
	{ limits, currentHash }: SessionReader,
): Promise<Pick<OperatorAccount, 'sessions' | 'sessions_count' | 'orders'>> {
	const [sessions, orders] = await Promise.all([
		findSessions(store, account, currentHash, limits),
		findNewest(store, ORDERS_SHOWN, account),
	]);
	return {
		sessions: sessions.slice(0, SESSIONS_SHOWN).map(shownSession),
		sessions_count: sessions.length,
		orders: orders.map(shownOrder),
	};
}

/** Every account that matches, with what a deletion would take; no deleted ones. */
export async function findAccountsOf(
	store: Pick<Store, 'db'>,
	sought: Sought,
	reader: SessionReader,
): Promise<OperatorAccount[]> {
	const people = await findPeople(store, sought);
	if (people.length === 0) return [];
	const ids = sql.join(
		people.map(({ id }) => sql`${id}::uuid`),
		sql`, `,
	);
	const { rows } = await store.db.execute<AccountRow>(sql`
		select id, name, email, username, requests, created_at::text,
			google_id as google, yandex_id as yandex, vk_id as vk, telegram_id::text as telegram, max_id::text as max,
			(select count(*)::integer from owner_report where account_id = account.id) as reports,
			(select count(*)::integer from owner_report
				where account_id = account.id and paid_at is not null) as paid_reports,
			(select count(*)::integer from comment
				where account_id = account.id and deleted_at is null) as comments,
			(select count(*)::integer from watch where account_id = account.id and ended_at is null) as watches
		from account where id in (${ids}) and deleted_at is null order by account.created_at, id`);
	const roles = new Map(people.map((person) => [person.id, [...person.roles]]));
	const accounts = rows.map(async ({ google, yandex, vk, telegram, max, created_at, ...row }) => {
		const idOf = { google, yandex, vk, telegram, max };
		return {
			...row,
			...(await readLists(store, row.id, reader)),
			created_at: new Date(created_at).toISOString(),
			roles: roles.get(row.id) ?? [],
			sign_ins: SIGN_IN_PROVIDERS.flatMap((provider) => {
				const id = idOf[provider];
				return id === null ? [] : [{ provider, id }];
			}),
		};
	});
	return Promise.all(accounts);
}
