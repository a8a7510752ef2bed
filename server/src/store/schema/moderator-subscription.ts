import { boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core';

/** The columns are described where they are made: migrations/0006_comments.sql. */
export const moderatorSubscription = pgTable('moderator_subscription', {
	accountId: uuid('account_id').primaryKey(),
	digest: boolean('digest').notNull(),
	urgent: boolean('urgent').notNull(),
	digestSentOn: date('digest_sent_on', { mode: 'string' }),
});
