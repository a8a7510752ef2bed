import { and, lte, type SQL, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import { listParameter, newestOfEach, type RowWriting, writeEach } from './row-lists.ts';
import { cachedAnswer } from './schema/cached-answer.ts';
import { failedQuestion } from './schema/failed-question.ts';
import { atPosition } from './standby-position.ts';
import type { Database, RowsByName, Standby, StandbyPosition, Store } from './store.ts';

/** A row of `kept_answer`; its facts are sealed. */
export type CachedRow = typeof cachedAnswer.$inferSelect;
/** Which row: there is at most one. */
export type CachedKey = Pick<CachedRow, 'subjectKind' | 'subject' | 'register'>;

/** The two questions that every check sets off, asked for many at once. */
export type CacheStatements = {
	find(key: CachedKey): Promise<CachedRow | null>;
	/** The row as it is now, on the primary: for callers that would else ask or charge once more. */
	findNewest(key: CachedKey): Promise<CachedRow | null>;
	/** Writes a row in place of an older one; a newer one stays. */
	write(row: CachedRow): Promise<void>;
};

/** Two looks at once keep the store busy and leave most of the connections to others. */
const FINDING = { atOnce: 2, most: 200 };

const known = new WeakMap<Store, CacheStatements>();

/** The statements of a store, the same for everybody who asks it. */
export function cacheStatements(store: Store): CacheStatements {
	const statements = known.get(store) ?? createStatements(store);
	known.set(store, statements);
	return statements;
}

type Finding = (keys: readonly CachedKey[], position?: StandbyPosition) => Promise<RowsByName<CachedRow>>;

function createStatements({ db, standby }: Store): CacheStatements {
	const onPrimary = prepareFinding(db);
	const findNewest = batch(inOrder(onPrimary), FINDING);
	const write = writeEach(prepareWriting(db));
	if (!standby) return { find: findNewest, findNewest, write };
	return {
		find: batch(inOrder(standbyFirst(standby, onPrimary)), FINDING),
		findNewest,
		write: (row) => standby.writing(keyOf(row), () => write(row)),
	};
}

const keyOf = ({ subjectKind, subject, register }: CachedKey) => `${subjectKind} ${subject} ${register}`;

function inOrder(find: Finding) {
	return async (keys: readonly CachedKey[]): Promise<(CachedRow | null)[]> => {
		const rows = await find(keys);
		return keys.map((key) => rows.get(keyOf(key)) ?? null);
	};
}

/**
 * A row that is still good is taken from the standby. The primary is asked for all others: another process
 * may have written one a moment ago, and a register that is asked twice may cost twice.
 */
function standbyFirst(standby: Standby, onPrimary: Finding): Finding {
	// The minute is for clocks: that of the standby may go behind ours.
	const isGood = sql`${cachedAnswer.cachedUntil} > now() + interval '1 minute'`;
	const onStandby = prepareFinding(standby.db, sql`${isGood} and ${atPosition}`);
	return async (keys) => {
		const found = await standby.read(keys, keyOf, onStandby);
		const others = keys.filter((key) => !found.has(keyOf(key)));
		return others.length === 0 ? found : new Map([...found, ...(await onPrimary(others))]);
	};
}

/** `limit 1` looks rows up by the key: a plan made for a small table would read all of it later. */
function prepareFinding(db: Database, condition?: SQL): Finding {
	const { subjectKind, subject, register } = cachedAnswer;
	const wanted = sql`unnest(${listParameter('kinds')}, ${listParameter('subjects')}, ${listParameter('registers')})`;
	const isWanted = sql`(${subjectKind}, ${subject}, ${register}) = (wanted.kind, wanted.subject, wanted.register)`;
	const found = db.select().from(cachedAnswer).where(and(isWanted, condition)).limit(1).as('found');
	const statement = db
		.select(found._.selectedFields)
		.from(sql`${wanted} as wanted (kind, subject, register)`)
		.crossJoinLateral(found)
		.prepare('find_kept_answers');
	return async (keys, position) => {
		const rows = await statement.execute({
			kinds: keys.map((key) => key.subjectKind),
			subjects: keys.map((key) => key.subject),
			registers: keys.map((key) => key.register),
			...position,
		});
		return new Map(rows.map((row) => [keyOf(row), row]));
	};
}

/** In the order of the table's columns, with their types. */
const COLUMNS = {
	subjectKind: 'text',
	subject: 'text',
	register: 'text',
	supplier: 'text',
	state: 'text',
	skippedRows: 'integer',
	facts: 'bytea',
	factsKeyId: 'text',
	factsVersion: 'integer',
	rawSha256: 'bytea',
	asOf: 'timestamptz',
	askedAt: 'timestamptz',
	cachedUntil: 'timestamptz',
} as const satisfies Record<keyof CachedRow, string>;
const NAMES = Object.keys(COLUMNS) as (keyof CachedRow)[];

function prepareWriting(db: Database): RowWriting<CachedRow> {
	const { subjectKind, subject, register } = cachedAnswer;
	const lists = sql.join(
		NAMES.map((name) => listParameter(name, COLUMNS[name])),
		sql`, `,
	);
	const answered = db.$with('answered').as(deletingFailures(db));
	const changing = NAMES.filter((name) => !['subjectKind', 'subject', 'register'].includes(name));
	const statement = db
		.with(answered)
		.insert(cachedAnswer)
		.select(sql`select * from unnest(${lists})`)
		.onConflictDoUpdate({
			target: [subjectKind, subject, register],
			set: Object.fromEntries(changing.map((name) => [name, sql.raw(`excluded.${cachedAnswer[name].name}`)])),
			setWhere: lte(cachedAnswer.askedAt, sql`excluded.asked_at`),
		})
		.prepare('write_kept_answers');
	return async (rows) => {
		const newest = newestOfEach(rows, keyOf, ({ askedAt }) => askedAt);
		await statement.execute(Object.fromEntries(NAMES.map((name) => [name, newest.map((row) => row[name])])));
	};
}

/** An answer ends the silence before it; a question that was asked later may have failed all the same. */
function deletingFailures(db: Database) {
	const { subjectKind, subject, register, askedAt } = failedQuestion;
	const lists = sql.join(
		(['subjectKind', 'subject', 'register', 'askedAt'] as const).map((name) =>
			listParameter(name, COLUMNS[name]),
		),
		sql`, `,
	);
	const stored = sql`unnest(${lists}) as stored (kind, subject, register, asked_at)`;
	const isStored = sql`(${subjectKind}, ${subject}, ${register}) = (stored.kind, stored.subject, stored.register)`;
	return db
		.delete(failedQuestion)
		.where(sql`exists (select from ${stored} where ${isStored} and ${askedAt} <= stored.asked_at)`)
		.returning({ register });
}
