import type { User } from '@avtosverka/contract/accounts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { SIGN_IN_AGAIN } from './words.ts';

/**
 * Who changes the ways into an account has to have signed in just now: else a session that somebody took
 * would become a door that stays. Throws a RequestProblem (403, code `sign-in-again`).
 */
export function refuseOldSession({ signed_in_recently }: Pick<User, 'signed_in_recently'>): void {
	if (!signed_in_recently) throw new RequestProblem(403, 'sign-in-again', SIGN_IN_AGAIN);
}
