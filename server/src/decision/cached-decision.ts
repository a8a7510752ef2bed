import type { Decision } from '@avtosverka/contract/decision';
import type { CachedReport, SiteCalls } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { Rule } from '@avtosverka/decision/car/rule';
import { CAR_RULES } from '@avtosverka/decision/car/rules';
import { siteCalls } from '../check/cached-report.ts';
import type { Deps } from '../deps.ts';
import { placeOf } from '../http/replies/errors.ts';

type CachedDecisionDeps = Pick<Deps, 'store' | 'clock' | 'log' | 'config'>;

/** How the report was opened: by which plate, and what the seller asks, roubles. */
export type CarOpening = { readonly plate?: Plate | null; readonly askedPrice?: number | null };

/** What a report means that is read already. Tests may bring rules of their own. */
export function createDecide(
	{ clock, log }: Pick<Deps, 'clock' | 'log'>,
	rules: readonly Rule[] = CAR_RULES,
): (vin: Vin, cached: CachedReport, opening?: CarOpening) => Decision {
	const onRuleError = (rule: string, error: unknown) =>
		log.error({ rule, error: placeOf(error) }, 'a part of the decision threw');
	return (vin, cached, { plate = null, askedPrice = null } = {}) => {
		const subject = { vin, plate, plateModel: cached.plateModel ?? null };
		const question = { subject, answers: cachedAnswersOf(cached), askedPrice, now: clock.now() };
		return decideCar(question, onRuleError, rules);
	};
}

/** What cached answers about a car mean, as `cachedReport` shows them; no register is asked. */
export function createCachedDecision(deps: CachedDecisionDeps, rules?: readonly Rule[]) {
	const { cachedReport: unguarded } = siteCalls(deps);
	const decide = createDecide(deps, rules);

	return async (
		vin: Vin,
		askedPrice: number | null = null,
		cachedReport: SiteCalls['cachedReport'] = unguarded,
	): Promise<Decision> => decide(vin, await cachedReport(vin), { askedPrice });
}
