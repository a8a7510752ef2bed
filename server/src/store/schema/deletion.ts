import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/**
 * What a person may end or take away; a way in that was taken back within its day undoes the line before it.
 * The rows of `watch-channel` are places where a person gets watch notices.
 */
export type DeletionKind =
	| ('account' | 'owner-report' | 'comment' | 'comment-approval' | 'shared-report' | 'bot-chat')
	| ('identity' | 'held-identity' | 'identity-taken-back')
	| ('watch' | 'watch-channel' | 'role' | 'moderator-subscription');

/** The columns are described where they are made: migrations/0045_deletion.sql, 0067 and 0068. */
export const deletion = pgTable('deletion', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	what: text('what').$type<DeletionKind>().notNull(),
	whom: text('whom').notNull(),
	exportedAt: moment('exported_at'),
});
