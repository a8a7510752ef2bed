import { boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0006_comments.sql and 0068. */
export const moderatorSubscription = pgTable('moderator_subscription', {
	accountId: uuid('account_id').primaryKey(),
	digest: boolean('digest').notNull(),
	urgent: boolean('urgent').notNull(),
	digestSentOn: date('digest_sent_on', { mode: 'string' }),
	changedAt: moment('changed_at').notNull(),
});
