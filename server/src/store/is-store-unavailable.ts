import { DrizzleQueryError } from 'drizzle-orm/errors';
import { maskPersonal } from '../http/replies/mask.ts';

/** SQLSTATE classes of a server that is there and cannot: connection, resources, stopping, read only. */
const SERVER_CANNOT = /^(08|53|57|25006)/;

/** What `pg` throws without a code when a connection is missing, ended, failed or fell silent. */
const NO_CONNECTION =
	/connection|connect\b|^Query read timeout$|after calling end on the pool|client was closed/i;

/** True when the store is away, as opposed to a question that it refuses, which is our bug. */
export function isStoreUnavailable(error: unknown): boolean {
	const reason = rootOf(error);
	if (!(reason instanceof Error)) return false;
	const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : null;
	if (code === null) return NO_CONNECTION.test(reason.message);
	return /^E[A-Z_]+$/.test(code)
		? /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)/.test(code)
		: SERVER_CANNOT.test(code);
}

/** True where a question of ours failed because the store is away; other servers’ refusals sound alike. */
export function isStoreQuestionRefused(error: unknown): boolean {
	return error instanceof DrizzleQueryError && isStoreUnavailable(error);
}

/** True when this process has closed its store itself: what still runs goes on without it. */
export function isAfterClose(error: unknown): boolean {
	const reason = rootOf(error);
	return reason instanceof Error && /after calling end on the pool/.test(reason.message);
}

/** What the driver says of a store that is away; nothing of what was asked is in it. */
export function awayReason(error: unknown): string {
	const reason = rootOf(error);
	return reason instanceof Error ? maskPersonal(reason.message) : typeof reason;
}

/** Drizzle wraps what the driver says, and several addresses of one host fail together. */
function rootOf(error: unknown): unknown {
	if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
	return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}
