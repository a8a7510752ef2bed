import { getDecision } from '@avtosverka/contract/decision';
import type { Rule } from '@avtosverka/decision/car/rule';
import type { FastifyInstance } from 'fastify';
import { siteCalls } from '../check/cached-report.ts';
import { guardReports } from '../check/guarded-report.ts';
import type { Deps } from '../deps.ts';
import { askerOf } from '../http/guards/asker.ts';
import { serve } from '../http/serve.ts';
import { createCachedDecision } from './cached-decision.ts';

/** Serves what cached answers about a car mean. Tests may bring rules of their own. */
export function registerDecision(app: FastifyInstance, deps: Deps, rules?: readonly Rule[]): void {
	const { cachedReport } = siteCalls(deps);
	const cachedDecision = createCachedDecision(deps, rules);

	serve(app, deps, getDecision, async ({ params: { vin }, query: { price }, visitor, address }) => {
		const asker = askerOf({ visitor, address });
		const guarded = guardReports(app.served.vinGuesses, asker, cachedReport);
		return { success: true as const, message: '', data: await cachedDecision(vin, price, guarded) };
	});
}
