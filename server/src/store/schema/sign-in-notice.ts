import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { WatchChannelKind } from '@avtosverka/contract/watches';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0067_held_identity.sql. */
export const signInNotice = pgTable('sign_in_notice', {
	id: uuid('id').primaryKey(),
	accountId: uuid('account_id').notNull(),
	kind: text('kind').$type<WatchChannelKind>().notNull(),
	address: bytea('address').notNull(),
	keyId: text('key_id').notNull(),
	change: text('change').$type<'linked' | 'unlinked' | 'held' | 'taken-back'>().notNull(),
	provider: text('provider').$type<SignInProvider>().notNull(),
	at: moment('at').notNull(),
});
