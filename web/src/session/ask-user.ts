import type { User } from '@avtosverka/contract/accounts';
import { getUserRoute } from '@avtosverka/contract/routes/accounts';
import { call } from '../client.ts';

/** Whom a token belongs to: a person, no one any more, or unknown since the call failed. */
export type UserAnswer =
	| { readonly kind: 'user'; readonly user: User }
	| { readonly kind: 'nobody' | 'failed' };

/** The next question comes after ten seconds; a silent one must not stand in its way. */
const PATIENCE_MS = 9_000;

/** Asks who is signed in by a token. Never throws. */
export async function askUser(token: string): Promise<UserAnswer> {
	try {
		const signal = AbortSignal.timeout(PATIENCE_MS);
		const outcome = await call(getUserRoute, {}, { token, signal });
		if (outcome.kind !== 'reply') return { kind: 'failed' };
		return outcome.reply.data ? { kind: 'user', user: outcome.reply.data } : { kind: 'nobody' };
	} catch {
		return { kind: 'failed' };
	}
}
