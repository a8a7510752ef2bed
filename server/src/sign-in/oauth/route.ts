import { GOOGLE_CALLBACK_PATH, GOOGLE_START_PATH } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { registerGoogleCheck } from './check.ts';
import { createGoogle } from '../providers/google/google.ts';
import { registerGooglePages } from './pages.ts';
import { createRefusals } from './refusals.ts';
import { GOOGLE_WORDS } from './words.ts';

/**
 * Sign-in by Google: the way to its pages and back, and the call that takes its ID token. The result tells
 * where a browser ends its session with the provider; it gives null where that cannot be done.
 */
export function registerGoogle(
	app: FastifyInstance,
	deps: Deps & { readonly metrics: Metrics; readonly accounts: Accounts },
): () => Promise<string | null> {
	const { google: settings } = deps.config;
	const google = settings && createGoogle(settings, deps);
	const refusals = createRefusals(deps);
	registerGoogleCheck(app, deps, google, refusals);
	if (google !== null) registerGooglePages(app, deps, google, refusals);
	else refusePages(app);
	return async () => google?.endSessionUrl() ?? null;
}

function refusePages(app: FastifyInstance): void {
	for (const path of [GOOGLE_START_PATH, GOOGLE_CALLBACK_PATH]) {
		app.get(path, async () => {
			throw new RequestProblem(404, 'not-found', GOOGLE_WORDS.off);
		});
	}
}
