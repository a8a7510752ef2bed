import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0004_accounts.sql, 0037_identities.sql,
 * 0051_sign_in_by_max.sql and 0067_held_identity.sql. */
export const account = pgTable('account', {
	id: uuid('id').primaryKey(),
	googleId: text('google_id').unique(),
	telegramId: bigint('telegram_id', { mode: 'number' }).unique(),
	yandexId: text('yandex_id').unique(),
	vkId: text('vk_id').unique(),
	maxId: bigint('max_id', { mode: 'number' }).unique(),
	name: text('name'),
	email: text('email'),
	username: text('username'),
	requests: integer('requests').notNull().default(0),
	linkedAt: jsonb('linked_at').$type<Partial<Record<SignInProvider, string>>>().notNull().default({}),
	createdAt: moment('created_at').notNull(),
	deletedAt: moment('deleted_at'),
});

/** Where the number of a messenger's person stands. */
export const PERSON_IN = { telegram: account.telegramId, max: account.maxId } as const;
