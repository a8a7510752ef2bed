import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import type { StoreLog } from './store-log.ts';

/** A database that starts, stops or hangs is waited for so long, in ms; one that refuses is not. */
const PATIENCE = { waitMs: 60_000, retryAfterMs: 1_000 };

/** What a pooler answers to a parameter that it could not hold for everybody who shares a connection. */
const PROTOCOL_VIOLATION = '08P01';
const POOLER_REFUSES =
	'По адресу DATABASE_URL отвечает pgbouncer: задайте DATABASE_POOLER=transaction или адрес самого PostgreSQL.';

/** `cannot_connect_now` (starting up, shutting down, recovering), or nothing heard within the time limit. */
function isWorthWaiting(error: unknown): boolean {
	const { code, message } = error as { code?: string; message: string };
	return code === '57P03' || code === 'ETIMEDOUT' || (code === undefined && /timeout/i.test(message));
}

/**
 * The first connection of a start. Throws StartError in one sentence, with the code alone: a message may
 * repeat the address with its password.
 */
export async function firstConnection(
	pool: pg.Pool,
	log?: StoreLog,
	{ waitMs, retryAfterMs } = PATIENCE,
): Promise<pg.PoolClient> {
	const until = performance.now() + waitMs;
	for (let isLogged = false; ; isLogged = true) {
		try {
			return await pool.connect();
		} catch (error) {
			const reason = (error as { code?: string }).code ?? (error as Error).message;
			if (reason === PROTOCOL_VIOLATION && /startup parameter/.test((error as Error).message)) {
				throw new StartError(POOLER_REFUSES);
			}
			if (!isWorthWaiting(error) || performance.now() > until) {
				throw new StartError(
					`PostgreSQL не отвечает (${reason}): проверьте адрес базы данных, обычно это DATABASE_URL.`,
				);
			}
			if (!isLogged) log?.warn({ reason }, 'the store does not answer yet: waiting');
			await wait(retryAfterMs);
		}
	}
}
