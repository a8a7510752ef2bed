import { sql } from 'drizzle-orm';
import { listParameter, newestOfEach, type RowWriting, writeEach } from './row-lists.ts';
import { rawReply } from './schema/raw-reply.ts';
import type { Database, Store } from './store.ts';

/** A row of `raw_reply`; its body is packed. */
export type RawRow = typeof rawReply.$inferSelect;

/** Writes a reply; one that is there already is only needed for longer. */
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
			listParameter('moments', 'timestamptz'),
		],
		sql`, `,
	);
	const statement = db
		.insert(rawReply)
		.select(sql`select * from unnest(${lists})`)
		.onConflictDoUpdate({
			target: rawReply.sha256,
			set: { neededUntil: sql`greatest(${rawReply.neededUntil}, excluded.needed_until)` },
		})
		.prepare('write_raw_replies');
	return async (rows) => {
		const newest = newestOfEach(
			rows,
			({ sha256 }) => sha256.toString('hex'),
			({ neededUntil }) => neededUntil,
		);
		await statement.execute({
			hashes: newest.map(({ sha256 }) => sha256),
			types: newest.map(({ contentType }) => contentType),
			bodies: newest.map(({ body }) => body),
			keyIds: newest.map(({ keyId }) => keyId),
			moments: newest.map(({ neededUntil }) => neededUntil),
		});
	};
}
