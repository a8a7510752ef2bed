import { and, gt, type SQL } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../store/columns.ts';

/** Made in migrations/0004_accounts.sql and 0013_sessions.sql. */
export const accessToken = pgTable('access_token', {
	hash: bytea('hash').primaryKey(),
	id: uuid('id').notNull().defaultRandom(),
	accountId: uuid('account_id').notNull(),
	device: text('device'),
	createdAt: moment('created_at').notNull(),
	usedAt: moment('used_at').notNull(),
});

/** A token last used before the one moment, or issued before the other, is over. */
export type TokenLimits = { readonly lastUseBefore: Date; readonly issuedBefore: Date };

const DAY_MS = 24 * 60 * 60 * 1000;
const UNUSED_DAYS = 90;

/** Which tokens are over at a moment, where a sign-in lasts so many days at most. */
export function tokenLimits(now: Date, lastsDays: number): TokenLimits {
	const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
	return { lastUseBefore: ago(UNUSED_DAYS), issuedBefore: ago(lastsDays) };
}

/** The condition that a token is not over. */
export function isAlive({ lastUseBefore, issuedBefore }: TokenLimits): SQL | undefined {
	return and(gt(accessToken.usedAt, lastUseBefore), gt(accessToken.createdAt, issuedBefore));
}
