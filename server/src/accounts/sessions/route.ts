import { endSession, endSessions, getSessions } from '@avtosverka/contract/sessions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { tokenHashOf } from '../../http/guards/access-token.ts';
import { signedIn } from '../../http/guards/session.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import { tokenLimits } from '../token-limits.ts';
import { shownSession } from './shown.ts';
import { deleteSession, deleteSessions, findSessions } from './store.ts';
import { WORDS } from './words.ts';

/** Where a person is signed in, and the ways to be so no longer: there, everywhere else, everywhere. */
export function registerSessions(app: FastifyInstance, deps: Deps): void {
	const { store, clock, config } = deps;

	serve(app, deps, getSessions, async ({ user, accessToken }) => {
		const limits = tokenLimits(clock.now(), config.sessionDays);
		const rows = await findSessions(store, signedIn(user).id, tokenHashOf(accessToken ?? ''), limits);
		return { success: true as const, message: '', data: rows.map(shownSession) };
	});

	serve(app, deps, endSession, async ({ params, user }) => {
		const isEnded = await deleteSession(store, signedIn(user).id, params.id);
		if (!isEnded) throw new RequestProblem(404, 'not-found', WORDS.unknown);
		return { success: true as const, message: WORDS.ended };
	});

	serve(app, deps, endSessions, async ({ query, user, accessToken }) => {
		const cached = query.keep === 'current' && accessToken !== null ? tokenHashOf(accessToken) : null;
		await deleteSessions(store, signedIn(user).id, cached);
		return { success: true as const, message: cached === null ? WORDS.endedAll : WORDS.endedOthers };
	});
}
