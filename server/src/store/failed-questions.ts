import { getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import { newestOfEach, type RowWriting, writeEach } from './row-lists.ts';
import { failedQuestion } from './schema/failed-question.ts';
import type { Database, Store } from './store.ts';

/** A question to a section of a car that brought no answer. */
export type FailedQuestion = typeof failedQuestion.$inferSelect;
type SubjectKey = Pick<FailedQuestion, 'subjectKind' | 'subject'>;

/** What is asked of the table by every check, for many at once. */
export type FailedQuestions = {
	/** Those about one subject, however old. */
	find(subject: SubjectKey): Promise<readonly FailedQuestion[]>;
	/** Writes one in place of an older one; a newer one stays. */
	write(failed: FailedQuestion): Promise<void>;
};

/** Two looks at once keep the store busy and leave most of the connections to others. */
const FINDING = { atOnce: 2, most: 200 };
/** What a register did the day before says nothing of it. */
const SAYS_SOMETHING_FOR_MS = 24 * 60 * 60 * 1000;

const { subjectKind, subject, register, askedAt } = failedQuestion;
const known = new WeakMap<Store, FailedQuestions>();

/** The statements of a store, the same for everybody who asks it. */
export function failedQuestions(store: Store): FailedQuestions {
	const statements = known.get(store) ?? {
		find: batch((keys: readonly SubjectKey[]) => findAll(store.db, keys), FINDING),
		write: writeEach(writing(store.db)),
	};
	known.set(store, statements);
	return statements;
}

/** Failures up to this moment are of no account any more. */
export function oldestFailure(now: Date): Date {
	return new Date(now.getTime() - SAYS_SOMETHING_FOR_MS);
}

const nameOf = (key: SubjectKey) => `${key.subjectKind} ${key.subject}`;

async function findAll(db: Database, keys: readonly SubjectKey[]): Promise<readonly FailedQuestion[][]> {
	const wanted = keys.map((key) => sql`(${key.subjectKind}, ${key.subject})`);
	const rows = await db
		.select()
		.from(failedQuestion)
		.where(inArray(sql`(${subjectKind}, ${subject})`, wanted));
	const found = Map.groupBy(rows, nameOf);
	return keys.map((key) => found.get(nameOf(key)) ?? []);
}

function writing(db: Database): RowWriting<FailedQuestion> {
	const { state, reason, source } = getTableColumns(failedQuestion);
	const changing = Object.entries({ state, reason, source, askedAt });
	const set = Object.fromEntries(
		changing.map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
	);
	const keyOf = (row: FailedQuestion) => `${nameOf(row)} ${row.register}`;
	return async (rows) => {
		const newest = newestOfEach(rows, keyOf, (row) => row.askedAt);
		await db
			.insert(failedQuestion)
			.values([...newest])
			.onConflictDoUpdate({
				target: [subjectKind, subject, register],
				set,
				setWhere: lte(askedAt, sql`excluded.asked_at`),
			});
	};
}

/** Deletes failures that say nothing any more, the oldest first; resolves to how many. */
export async function purgeFailedQuestions({ db }: Store, now: Date, atMost: number): Promise<number> {
	const old = db
		.select({ subjectKind, subject, register })
		.from(failedQuestion)
		.where(lt(askedAt, oldestFailure(now)))
		.orderBy(askedAt)
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db
		.delete(failedQuestion)
		.where(inArray(sql`(${subjectKind}, ${subject}, ${register})`, old));
	return rowCount ?? 0;
}
