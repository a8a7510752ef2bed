import type { WatchChannelKind } from '@avtosverka/contract/watches';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0048_watch_of_an_account.sql. */
export const watchChannel = pgTable('watch_channel', {
	id: uuid('id').primaryKey(),
	accountId: uuid('account_id').notNull(),
	kind: text('kind').$type<WatchChannelKind>().notNull(),
	address: bytea('address').notNull(),
	keyId: text('key_id').notNull(),
	addressHash: bytea('address_hash').notNull(),
	askedAt: moment('asked_at').notNull(),
	confirmedAt: moment('confirmed_at'),
	consent: text('consent'),
});
