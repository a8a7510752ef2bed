import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CachedAnswer } from '@avtosverka/server/answers/answer-result';
import { findCachedAnswers, storeAnswer } from '@avtosverka/server/answers/store';
import type { Store } from '@avtosverka/server/store/store';
import { sql } from 'drizzle-orm';
import { inventedVin } from '../vins.ts';

/** What is asked for when the store is measured. */
export type Question = { readonly vin: Vin; readonly section: Section };

/** How many cars' answers are in a store, ten each; `measured` of them can be asked for. */
export type Filling = { readonly measured: number; readonly others: number };

/** Sorting so many at once keeps the disk out of it, and mixes measured rows well among the others. */
const BATCHES = 20;

/** The `index`-th invented VIN, as the store has it. */
export function vinAt(index: number): Vin {
	const parsed = parseVin(inventedVin(index));
	if (!parsed.ok) throw new Error('an invented VIN is none');
	return parsed.vin;
}

/**
 * Fills a store with copies of the answers cached for one car. The measured rows are written by the product,
 * each encrypted for its own car; the others hold the same bytes under other VINs, were asked at random
 * moments of the thirty days before, and are never decrypted. All lie in random order, as after a month, and
 * the table is vacuumed and analyzed as the store does by itself. `store` must be open with
 * `questionLimitMs: 0`.
 */
export async function fillStore(
	store: Store,
	pattern: Vin,
	{ measured, others }: Filling,
): Promise<readonly Question[]> {
	const subject = { kind: 'vin', vin: pattern } as const;
	const stored = await findCachedAnswers(store, subject, SECTIONS, new Date(), (_, error) => {
		throw error;
	});
	if (stored.length < SECTIONS.length) throw new Error('the pattern is not kept whole');
	await store.db.execute(sql`create table pattern as select * from kept_answer where subject = ${pattern}`);
	await store.db.execute(sql`truncate kept_answer`);
	const vins = Array.from({ length: measured }, (_, index) => vinAt(index));
	for (const vin of vins) await storeAll(store, vin, stored);
	if (others > 0) await surround(store, others);
	await store.db.execute(sql`drop table pattern`);
	await store.db.execute(sql`vacuum (analyze) kept_answer`);
	return vins.flatMap((vin) => SECTIONS.map((section) => ({ vin, section })));
}

async function storeAll(store: Store, vin: Vin, stored: readonly CachedAnswer[]): Promise<void> {
	const writes = stored.map(({ answer: { raw: _, ...answer }, ...rest }) =>
		storeAnswer(store, { kind: 'vin', vin }, { ...rest, answer }),
	);
	await Promise.all(writes);
}

/** The columns of `kept_answer` but its key, in their order. */
const REST = sql.raw(
	'supplier, state, skipped_rows, facts, facts_key_id, facts_version, raw_sha256, as_of, asked_at, kept_until',
);
/** The same of a copy for another car, whose ten answers were read from one reply. */
const REST_OF_COPY = sql.raw(`supplier, state, skipped_rows, facts, facts_key_id, facts_version,
	sha256(number::text::bytea), as_of, asked_at - (random() * interval '30 days'), kept_until`);

/** Puts the rows that are there back among those of `others` more cars, all in random order. */
async function surround({ db }: Store, others: number): Promise<void> {
	await db.execute(sql`
		create table measured as select *, ntile(${BATCHES}::integer) over (order by random()) as batch from kept_answer`);
	await db.execute(sql`truncate kept_answer`);
	const each = Math.ceil(others / BATCHES);
	for (let batch = 1; batch <= BATCHES; batch += 1) {
		const [from, to] = [(batch - 1) * each + 1, Math.min(others, batch * each)];
		await db.execute(sql`
			insert into kept_answer
			select subject_kind, subject, register, ${REST} from (
				select subject_kind, subject, register, ${REST} from measured where batch = ${batch}
				union all
				select subject_kind, 'X' || upper(left(md5(number::text), 16)), register, ${REST_OF_COPY}
				from pattern, generate_series(${from}::integer, ${to}::integer) as number
			) as mixed order by random()`);
	}
	await db.execute(sql`drop table measured`);
}
