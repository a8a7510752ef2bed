import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0067_held_identity.sql. */
export const heldIdentity = pgTable('held_identity', {
	identityHash: bytea('identity_hash').primaryKey(),
	accountId: uuid('account_id').notNull(),
	provider: text('provider').$type<SignInProvider>().notNull(),
	identity: bytea('identity').notNull(),
	keyId: text('key_id').notNull(),
	linkedAt: moment('linked_at').notNull(),
	unlinkedAt: moment('unlinked_at').notNull(),
});
