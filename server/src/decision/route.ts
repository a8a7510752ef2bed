import { getDecision } from '@avtosverka/contract/decision';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { Rule } from '@avtosverka/decision/car/rule';
import { CAR_RULES } from '@avtosverka/decision/car/rules';
import type { FastifyInstance } from 'fastify';
import { siteCalls } from '../check/cached-report.ts';
import type { Deps } from '../deps.ts';
import { placeOf } from '../http/replies/errors.ts';
import { serve } from '../http/serve.ts';

/**
 * Serves what the cached answers about a car mean; no register is asked. Tests may bring rules of their own.
 */
export function registerDecision(app: FastifyInstance, deps: Deps, rules: readonly Rule[] = CAR_RULES): void {
	const { cachedReport } = siteCalls(deps);
	const onRuleError = (rule: string, error: unknown) =>
		deps.log.error({ rule, error: placeOf(error) }, 'a part of the decision threw');

	serve(app, deps, getDecision, async ({ params: { vin }, query: { price } }) => {
		const answers = cachedAnswersOf(await cachedReport(vin));
		const subject = { vin, plate: null };
		const question = { subject, answers, askedPrice: price ?? null, now: deps.clock.now() };
		return { success: true as const, message: '', data: decideCar(question, onRuleError, rules) };
	});
}
