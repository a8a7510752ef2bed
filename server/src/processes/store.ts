import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { runningProcess } from '../store/schema/running-process.ts';
import type { Store } from '../store/store.ts';

type Connection = Pick<Store, 'db'>;

/** A process as the others see it; who sees it and when is the database's word. */
export type RunningProcess = typeof runningProcess.$inferSelect;

/** Longer than several beats: a process that is silent for so long is not there any more. */
const SILENT_AFTER = sql`interval '1 minute'`;
/** Left by processes that were killed. */
const PURGED_AFTER = sql`interval '1 hour'`;
const NOW = sql`clock_timestamp()`;

const IS_SEEN = sql`(${runningProcess.seenAt} > ${NOW} - ${SILENT_AFTER})`;

/**
 * Says that a process runs and what it has seen; takes away what killed ones have left; counts all that
 * run.
 */
export async function beat({ db }: Connection, process: RunningProcess): Promise<number> {
	await db
		.insert(runningProcess)
		.values({ ...process, startedAt: NOW, seenAt: NOW })
		.onConflictDoUpdate({ target: runningProcess.id, set: { seenAt: NOW, recent: process.recent } });
	await db.delete(runningProcess).where(sql`${runningProcess.seenAt} < ${NOW} - ${PURGED_AFTER}`);
	return db.$count(runningProcess, IS_SEEN);
}

/** Takes a process away that has ended. */
export async function forgetProcess({ db }: Connection, id: string): Promise<void> {
	await db.delete(runningProcess).where(eq(runningProcess.id, id));
}

/** Processes that were seen within the last minute, the newest first. */
export function findProcesses({ db }: Connection): Promise<RunningProcess[]> {
	return db
		.select()
		.from(runningProcess)
		.where(IS_SEEN)
		.orderBy(desc(runningProcess.startedAt), runningProcess.id);
}

/** Processes of a role: seen within the last minute, and silent ones that have not said that they end. */
export type ProcessCount = Pick<RunningProcess, 'role'> & {
	readonly seen: number;
	readonly silent: number;
};

/** How many processes run, and how many are silent: killed, hung or cut off from the store. */
export function countProcesses({ db }: Connection): Promise<ProcessCount[]> {
	const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
	return db
		.select({
			role: runningProcess.role,
			seen: count(IS_SEEN),
			silent: count(sql`not ${IS_SEEN}`),
		})
		.from(runningProcess)
		.groupBy(runningProcess.role);
}

/** The newest migration that the store has. */
export async function findAppliedMigration({ db }: Connection): Promise<string | null> {
	const { rows } = await db.execute<{ name: string }>(
		sql`select name from migration order by number desc limit 1`,
	);
	return rows[0]?.name ?? null;
}
