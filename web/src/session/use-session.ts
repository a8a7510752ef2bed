import { useSyncExternalStore } from 'react';
import { currentSession, type Session, watchSession } from './session.ts';

/** Who is signed in; null on the server and in the first browser rendering, where it is not known yet. */
export function useSession(): Session | null {
	return useSyncExternalStore<Session | null>(watchSession, currentSession, () => null);
}
