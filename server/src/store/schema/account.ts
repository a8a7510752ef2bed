import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0004_accounts.sql, 0037_identities.sql and
 * 0051_sign_in_by_max.sql. */
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
	createdAt: moment('created_at').notNull(),
	deletedAt: moment('deleted_at'),
});

/** Where the number of a messenger's person stands. */
export const PERSON_IN = { telegram: account.telegramId, max: account.maxId } as const;
