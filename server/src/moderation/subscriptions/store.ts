import { and, eq, lte, sql } from 'drizzle-orm';
import {
	type Deletion,
	journalDeletions,
	ownedInJournal,
	readOwnedInJournal,
} from '../../store/deletion-journal.ts';
import { moderatorSubscription } from '../../store/schema/moderator-subscription.ts';
import type { Store, Tx } from '../../store/store.ts';

type StoreReader = Pick<Store, 'db'>;
export type Subscriptions = { readonly digest: boolean; readonly urgent: boolean };
const SUBSCRIPTIONS = ['digest', 'urgent'] as const;

export async function findSubscriptions(
	{ db }: StoreReader | { readonly db: Tx },
	accountId: string,
): Promise<Subscriptions> {
	const [row] = await db
		.select()
		.from(moderatorSubscription)
		.where(eq(moderatorSubscription.accountId, accountId));
	return { digest: row?.digest ?? false, urgent: row?.urgent ?? false };
}

type Choice = Subscriptions & {
	/** The day whose digest comes too late. */
	readonly hadDigestOn: string | null;
};

/** Nothing is written for a deleted account. What was ended stays so in a restored backup. */
export function storeSubscriptions(
	{ transaction }: Pick<Store, 'transaction'>,
	accountId: string,
	{ hadDigestOn, ...chosen }: Choice,
	now: Date,
): Promise<void> {
	return transaction(async (tx) => {
		const had = await findSubscriptions({ db: tx }, accountId);
		const { digest, urgent } = chosen;
		await tx.execute(sql`
			insert into moderator_subscription (account_id, digest, urgent, digest_sent_on, changed_at)
			select id, ${digest}, ${urgent}, ${hadDigestOn}::date, ${now.toISOString()}::timestamptz from account
			where id = ${accountId} and deleted_at is null for share
			on conflict (account_id) do update
			set digest = excluded.digest, urgent = excluded.urgent, changed_at = excluded.changed_at`);
		const ended = SUBSCRIPTIONS.filter((one) => had[one] && !chosen[one]);
		await journalDeletions(
			{ db: tx },
			ended.map((one) => ({
				...{ at: now, what: 'moderator-subscription' },
				whom: ownedInJournal(accountId, one),
			})),
		);
	});
}

/** Ends a subscription again that was ended at that moment; what was chosen since stays. */
export async function replayUnsubscribing(tx: Tx, { at, whom }: Deletion): Promise<void> {
	const { accountId, which } = readOwnedInJournal(whom);
	if (!SUBSCRIPTIONS.some((one) => one === which)) return;
	const isOlder = and(
		eq(moderatorSubscription.accountId, accountId),
		lte(moderatorSubscription.changedAt, at),
	);
	await tx
		.update(moderatorSubscription)
		.set({ [which]: false })
		.where(isOlder);
}

/** A moderator who hears from the bot: their account, and their chat in Telegram. */
export type Listener = { readonly accountId: string; readonly chatId: number };

const IS_MODERATOR = sql`account.deleted_at is null and account.telegram_id is not null and exists (
	select from account_role where account_id = account.id and role = 'moderator')`;

/** Who wants urgent ones. */
export function findUrgentListeners({ db }: StoreReader): Promise<Listener[]> {
	return listenersOf(
		db,
		sql`select account.id, account.telegram_id from moderator_subscription as wishes
			join account on account.id = wishes.account_id where wishes.urgent and ${IS_MODERATOR}`,
	);
}

/** Those who have not had the digest of a day yet; marks them as having it, so that none gets it twice. */
export function claimDigests({ db }: StoreReader, day: string): Promise<Listener[]> {
	return listenersOf(
		db,
		sql`update moderator_subscription as wishes set digest_sent_on = ${day}::date from account
			where account.id = wishes.account_id and wishes.digest and ${IS_MODERATOR}
				and (wishes.digest_sent_on is null or wishes.digest_sent_on < ${day}::date)
			returning account.id, account.telegram_id`,
	);
}

/** The moderator who writes from this Telegram account; null for everybody else. */
export async function findModerator({ db }: StoreReader, telegramId: number): Promise<string | null> {
	const [listener] = await listenersOf(
		db,
		sql`select account.id, account.telegram_id from account where telegram_id = ${telegramId} and ${IS_MODERATOR}`,
	);
	return listener?.accountId ?? null;
}

async function listenersOf(db: Store['db'], question: ReturnType<typeof sql>): Promise<Listener[]> {
	const { rows } = await db.execute<{ id: string; telegram_id: string }>(question);
	return rows.map(({ id, telegram_id }) => ({ accountId: id, chatId: Number(telegram_id) }));
}
