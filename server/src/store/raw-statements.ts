import { sql } from 'drizzle-orm';
import { listParameter, newestOfEach, type RowWriting, writeEach } from './row-lists.ts';
import { dailyReply } from './schema/daily-reply.ts';
import type { Database, Store } from './store.ts';

/** A row of `daily_reply`; its body is packed. */
export type RawRow = typeof dailyReply.$inferSelect;

/** Writes a reply; one that the day has already stays. */
export type RawWriting = (row: RawRow) => Promise<void>;

const known = new WeakMap<Store, RawWriting>();

/** The writing of replies into a store, gathered from everybody who writes them. */
export function rawWriting(store: Store): RawWriting {
	const writing = known.get(store) ?? writeEach(prepareWriting(store.db));
	known.set(store, writing);
	return writing;
}

function prepareWriting(db: Database): RowWriting<RawRow> {
	const lists = sql.join(
		[
			listParameter('hashes', 'bytea'),
			listParameter('types'),
			listParameter('bodies', 'bytea'),
			listParameter('keyIds'),
			listParameter('days', 'date'),
		],
		sql`, `,
	);
	const statement = db
		.insert(dailyReply)
		.select(sql`select * from unnest(${lists})`)
		.onConflictDoNothing()
		.prepare('write_raw_replies');
	return async (rows) => {
		const newest = newestOfEach(
			rows,
			({ sha256, goneOn }) => `${sha256.toString('hex')} ${goneOn}`,
			({ goneOn }) => new Date(goneOn),
		);
		await statement.execute({
			hashes: newest.map(({ sha256 }) => sha256),
			types: newest.map(({ contentType }) => contentType),
			bodies: newest.map(({ body }) => body),
			keyIds: newest.map(({ keyId }) => keyId),
			days: newest.map(({ goneOn }) => goneOn),
		});
	};
}
