import { sql } from 'drizzle-orm';
import type { Tx } from '../../store/store.ts';

/** How many reports of a day may stand unpaid against one account, and against one network. */
export type UnpaidLimit = {
	readonly ofAccount: number;
	readonly ofSender: number;
	/** Keyed hash of the network, the same on every node. */
	readonly sender: Buffer;
};

/** Thrown where an order would be one unpaid report too many; nothing of it is written then. */
export class TooManyUnpaid extends Error {
	readonly whose: 'account' | 'sender';

	constructor(whose: 'account' | 'sender') {
		super(`too many unpaid reports of one ${whose}`);
		this.whose = whose;
	}
}

const DAY_MS = 24 * 60 * 60 * 1000;

type UnpaidCount = { readonly accountId: string; readonly limit: UnpaidLimit; readonly now: Date };

/**
 * Throws TooManyUnpaid where the report that this transaction has just written is beyond the limit. Reports
 * are counted by their consents, which stay when somebody deletes a report to order another one.
 */
export async function refuseTooManyUnpaid(tx: Tx, { accountId, limit, now }: UnpaidCount): Promise<void> {
	const { ofAccount, ofSender, sender } = limit;
	// Orders of one account and of one network are counted one by one, in this order, so that none wait for
	// ever.
	for (const key of [`account ${accountId}`, `sender ${sender.toString('hex')}`]) {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 10))`);
	}
	const since = new Date(now.getTime() - DAY_MS);
	const { rows } = await tx.execute<{ of_account: number; of_sender: number }>(sql`
		select
			count(*) filter (where consent.account_id = ${accountId})::int as of_account,
			count(*) filter (where consent.sender = ${sender})::int as of_sender
		from owner_report_consent consent
		left join owner_report report on report.uuid = consent.report_uuid
		where (consent.account_id = ${accountId} or consent.sender = ${sender})
			and consent.at > ${since} and report.paid_at is null`);
	const [counts] = rows;
	if ((counts?.of_account ?? 0) > ofAccount) throw new TooManyUnpaid('account');
	if ((counts?.of_sender ?? 0) > ofSender) throw new TooManyUnpaid('sender');
}
