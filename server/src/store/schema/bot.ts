import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made in migrations/0038_bot.sql. */
export const botCar = pgTable(
	'bot_car',
	{
		messenger: text('messenger').notNull(),
		chatId: bigint('chat_id', { mode: 'number' }).notNull(),
		vin: text('vin').$type<Vin>().notNull(),
		checkedAt: moment('checked_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.messenger, table.chatId, table.vin] })],
);

/** Made in migrations/0064_bot_check.sql. */
export const botCheck = pgTable('bot_check', {
	id: uuid('id').primaryKey(),
	messenger: text('messenger').notNull(),
	chatId: bigint('chat_id', { mode: 'number' }).notNull(),
	begunAt: moment('begun_at').notNull(),
});

/** Made in migrations/0038_bot.sql. */
export const botPicture = pgTable(
	'bot_picture',
	{
		messenger: text('messenger').notNull(),
		chatId: bigint('chat_id', { mode: 'number' }).notNull(),
		personId: bigint('person_id', { mode: 'number' }).notNull(),
		vin: text('vin').$type<Vin>().notNull(),
		section: text('section').$type<Section>().notNull(),
		supplier: text('supplier').$type<SupplierId>().notNull(),
		token: text('token').notNull(),
		message: text('message').notNull(),
		/** Made in migrations/0064_bot_check.sql. */
		picture: text('picture'),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.messenger, table.chatId] })],
);
