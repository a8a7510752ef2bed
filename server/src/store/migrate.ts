import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { buildIndex, withinTransaction } from './concurrent-index.ts';
import { firstConnection } from './first-connection.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { liftQuestionLimit } from './question-limit.ts';
import type { Database, Tx } from './store.ts';
import type { StoreLog } from './store-log.ts';

/** Any number that no other advisory lock of the product uses: «АВТО» in Latin bytes. */
const MIGRATION_LOCK = 0x4156544f;
/** A migration that waits for a table makes everybody behind it wait too: it lets go and tries again. */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 30;
const RETRY_AFTER_MS = 1_000;
const OTHER_PROCESS_POLL_MS = 200;
const TABLES_ARE_BUSY = 'Таблицы хранилища заняты дольше минуты, и миграция не применена: запустите ещё раз.';

/** Does what a migration says. */
type Apply = (tx: Tx, migration: Migration) => Promise<void>;

/**
 * Brings the tables up to date, forward only; processes that start together wait for one another, so the pool
 * must not limit how long a question takes. It has two connections: each migration is a transaction that
 * holds the lock, which also works through a pooler, and an index that must not lock its table is built
 * beside it. Throws StartError for a store that is newer than this program, for a migration whose text has
 * changed, and for a store that does not answer.
 */
export async function migrate(pool: pg.Pool, log?: StoreLog): Promise<void> {
	const client = await firstConnection(pool, log);
	try {
		const db = drizzle({ client });
		const migrations = await readMigrations();
		await underLock(db, createTable, log);
		for (;;) {
			const applied = await underLock(db, (tx) => applyNext(tx, migrations, applyBeside(pool)), log);
			if (applied === null) return;
			log?.info({ migration: applied }, 'migration applied');
		}
	} finally {
		client.release(true);
	}
}

/**
 * Keeps every process from migrating until a transaction is over; waits for one that does. In turns: an index
 * is built once every question that began before has ended, and one that waited here would never end.
 */
export async function holdMigrations(tx: Tx): Promise<void> {
	while (!(await takeLock(tx))) await wait(OTHER_PROCESS_POLL_MS);
}

/** Applies migrations within one transaction, which holds them off elsewhere. */
export async function migrateWithin(tx: Tx, migrations: readonly Migration[]): Promise<void> {
	await createTable(tx);
	const apply: Apply = async (tx, { text }) => void (await tx.execute(sql.raw(withinTransaction(text))));
	while ((await applyNext(tx, migrations, apply)) !== null);
}

/** Builds an index on a connection of its own, everything else within the transaction. */
function applyBeside(pool: pg.Pool): Apply {
	return async (tx, { concurrentIndex, text }) => {
		if (concurrentIndex === null) {
			await tx.execute(sql.raw(text));
			return;
		}
		const client = await pool.connect();
		await buildIndex(client, concurrentIndex, text).finally(() => client.release(true));
	};
}

/** Work in a transaction that no other process has one of; a table that is busy is waited for in turns. */
async function underLock<Result>(
	db: Database,
	work: (tx: Tx) => Promise<Result>,
	log?: StoreLog,
): Promise<Result> {
	let isWaiting = false;
	for (let attempt = 1; ; ) {
		try {
			const done = await db.transaction(async (tx) => {
				if (!(await takeLock(tx))) return null;
				await liftQuestionLimit(tx);
				await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
				// It holds the lock while an index is built beside it.
				await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
				return { result: await work(tx) };
			});
			if (done) return done.result;
			if (!isWaiting) log?.info({}, 'another process migrates the store');
			isWaiting = true;
			await wait(OTHER_PROCESS_POLL_MS);
		} catch (error) {
			if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
			if (attempt === TRIES) throw new StartError(TABLES_ARE_BUSY);
			log?.warn({ attempt }, 'a table is busy: the migration tries again');
			attempt++;
			await wait(RETRY_AFTER_MS);
		}
	}
}

async function takeLock(tx: Tx): Promise<boolean> {
	const { rows } = await tx.execute<{ taken: boolean }>(
		sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`,
	);
	return rows[0]?.taken === true;
}

async function createTable(tx: Tx): Promise<void> {
	await tx.execute(sql`
		create table if not exists migration (
			number integer primary key,
			name text not null,
			sha256 text not null,
			applied_at timestamptz not null default now()
		)`);
}

/** Applies the first migration that the store does not have, resolves to its name; null when it has all. */
async function applyNext(tx: Tx, migrations: readonly Migration[], apply: Apply): Promise<string | null> {
	const { rows } = await tx.execute<{ number: number; name: string; sha256: string }>(
		sql`select number, name, sha256 from migration order by number`,
	);
	const applied = new Map(rows.map((row) => [row.number, row]));
	const ours = new Set(migrations.map(({ number }) => number));
	const newer = rows.find(({ number }) => !ours.has(number));
	if (newer) {
		throw new StartError(
			`Хранилище новее этой программы: в нём есть ${newer.name}. Запустите программу не старше хранилища.`,
		);
	}
	const changed = migrations.find(
		({ number, sha256 }) => applied.has(number) && applied.get(number)?.sha256 !== sha256,
	);
	if (changed) {
		throw new StartError(
			`Миграция ${changed.name} изменилась после того, как была применена: верните её прежний текст.`,
		);
	}
	const next = migrations.find(({ number }) => !applied.has(number));
	if (!next) return null;
	const { number, name, sha256 } = next;
	await apply(tx, next);
	await tx.execute(sql`insert into migration (number, name, sha256) values (${number}, ${name}, ${sha256})`);
	return name;
}

function codeOf(error: unknown): string | null {
	const { code, cause } = error as { code?: unknown; cause?: unknown };
	if (typeof code === 'string') return code;
	return cause === undefined ? null : codeOf(cause);
}
