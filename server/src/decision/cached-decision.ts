import type { Decision } from '@avtosverka/contract/decision';
import type { SiteCalls } from '@avtosverka/contract/site';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { Rule } from '@avtosverka/decision/car/rule';
import { CAR_RULES } from '@avtosverka/decision/car/rules';
import { siteCalls } from '../check/cached-report.ts';
import type { Deps } from '../deps.ts';
import { placeOf } from '../http/replies/errors.ts';

type CachedDecisionDeps = Pick<Deps, 'store' | 'clock' | 'log' | 'config'>;

/**
 * What cached answers about a car mean, as `cachedReport` shows them; no register is asked. Tests may bring
 * rules of their own.
 */
export function createCachedDecision(deps: CachedDecisionDeps, rules: readonly Rule[] = CAR_RULES) {
	const { cachedReport: unguarded } = siteCalls(deps);
	const onRuleError = (rule: string, error: unknown) =>
		deps.log.error({ rule, error: placeOf(error) }, 'a part of the decision threw');

	return async (
		vin: Vin,
		askedPrice: number | null = null,
		cachedReport: SiteCalls['cachedReport'] = unguarded,
	): Promise<Decision> => {
		const answers = cachedAnswersOf(await cachedReport(vin));
		const question = {
			subject: { vin, plate: null, plateModel: null },
			answers,
			askedPrice,
			now: deps.clock.now(),
		};
		return decideCar(question, onRuleError, rules);
	};
}
