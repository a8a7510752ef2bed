import type { AccountSession } from '@avtosverka/contract/sessions';
import type { findSessions } from './store.ts';

type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

/** A session as the cabinet lists it, and the operator's console. */
export function shownSession({ createdAt, usedAt, ...row }: SessionRow): AccountSession {
	return { ...row, created_at: createdAt.toISOString(), used_at: usedAt.toISOString() };
}
