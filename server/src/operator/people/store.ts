import type { OperatorAccount } from '@avtosverka/contract/operator-people';
import { SIGN_IN_PROVIDERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { sql } from 'drizzle-orm';
import { isAlive } from '../../accounts/sessions/store.ts';
import type { TokenLimits } from '../../accounts/token-limits.ts';
import type { Sought } from '../../moderation/roles/sought.ts';
import { findPeople } from '../../moderation/roles/store.ts';
import { accessToken } from '../../store/schema/access-token.ts';
import type { Store } from '../../store/store.ts';

type AccountRow = Omit<OperatorAccount, 'sign_ins' | 'created_at' | 'roles'> & {
	readonly created_at: string;
} & { readonly [Provider in (typeof SIGN_IN_PROVIDERS)[number]]: string | null };

/** Every account that matches, with what a deletion would take; no deleted ones. */
export async function findAccountsOf(
	store: Pick<Store, 'db'>,
	sought: Sought,
	limits: TokenLimits,
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
			(select count(*)::integer from ${accessToken}
				where ${accessToken.accountId} = account.id and ${isAlive(limits)}) as sessions,
			(select count(*)::integer from owner_report where account_id = account.id) as reports,
			(select count(*)::integer from owner_report
				where account_id = account.id and paid_at is not null) as paid_reports,
			(select count(*)::integer from comment
				where account_id = account.id and deleted_at is null) as comments,
			(select count(*)::integer from watch where account_id = account.id and ended_at is null) as watches
		from account where id in (${ids}) and deleted_at is null order by account.created_at, id`);
	const roles = new Map(people.map((person) => [person.id, [...person.roles]]));
	return rows.map(({ google, yandex, vk, telegram, max, created_at, ...row }) => {
		const idOf = { google, yandex, vk, telegram, max };
		return {
			...row,
			created_at: new Date(created_at).toISOString(),
			roles: roles.get(row.id) ?? [],
			sign_ins: SIGN_IN_PROVIDERS.flatMap((provider) => {
				const id = idOf[provider];
				return id === null ? [] : [{ provider, id }];
			}),
		};
	});
}
