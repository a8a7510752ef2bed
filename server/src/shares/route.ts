import { endShare, getShares, makeShare } from '@avtosverka/contract/shares';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import { createShareMaking } from './make-share.ts';
import { findShares, revokeShare } from './store.ts';
import { SHARE_WORDS } from './words.ts';

/** A person's links to reports: made of cached answers, listed, revoked. */
export function registerShares(app: FastifyInstance, deps: Deps): void {
	const { store, clock } = deps;
	const make = createShareMaking(deps);

	serve(app, deps, makeShare, async ({ body, user }) => {
		const made = await make({ ...body, accountId: signedIn(user).id });
		switch (made) {
			case 'nothing':
				throw new RequestProblem(409, 'conflict', SHARE_WORDS.nothing);
			case 'no-account':
				throw new RequestProblem(401, 'sign-in', SHARE_WORDS['no-account']);
			case 'live':
				throw new RequestProblem(409, 'conflict', SHARE_WORDS.live);
			case 'a-day':
				throw new RequestProblem(429, 'too-many', SHARE_WORDS['a-day']);
			default:
				return { success: true as const, message: SHARE_WORDS.made, data: made };
		}
	});

	serve(app, deps, getShares, async ({ user }) => {
		const rows = await findShares(store, signedIn(user).id, clock.now());
		const data = rows.map(({ id, label, createdAt, expiresAt }) => ({
			id,
			label: label ?? '',
			created_at: createdAt.toISOString(),
			expires_at: expiresAt.toISOString(),
		}));
		return { success: true as const, message: '', data };
	});

	serve(app, deps, endShare, async ({ params, user }) => {
		const isRevoked = await revokeShare(store, signedIn(user).id, params.id, clock.now());
		if (!isRevoked) throw new RequestProblem(404, 'not-found', SHARE_WORDS.unknown);
		return { success: true as const, message: SHARE_WORDS.revoked };
	});
}
