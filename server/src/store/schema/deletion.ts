import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** What a person may end; a way in that was taken back within its day undoes the line before it. */
type DeletionKind =
	| ('account' | 'owner-report' | 'comment' | 'shared-report' | 'bot-chat')
	| ('identity' | 'held-identity' | 'identity-taken-back');

/** The columns are described where they are made: migrations/0045_deletion.sql and 0067_held_identity.sql. */
export const deletion = pgTable('deletion', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	what: text('what').$type<DeletionKind>().notNull(),
	whom: text('whom').notNull(),
	exportedAt: moment('exported_at'),
});
