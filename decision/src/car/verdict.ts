import type { CarSource, DecisionVerdict, Severity } from '@avtosverka/contract/vocabulary/decision';
import { judge as judgeAll, neededBy } from '../judge.ts';
import { type Car, isSettled, isSettledToday } from './car.ts';
import type { Rule } from './rule.ts';
import { clearOfUnknownCar } from './unknown-car.ts';

/** What `no-obstacles` cannot do without, whatever the rules need. */
const ALWAYS_DECISIVE: readonly CarSource[] = ['wanted', 'restrict', 'zalog'];

/** The verdict on a car. */
export function judgeCar(
	car: Car,
	severities: ReadonlySet<Severity>,
	rules: readonly Rule[],
	allRulesRan: boolean,
): DecisionVerdict {
	const stopping = new Set([...ALWAYS_DECISIVE, ...neededBy(rules, 'stop')]);
	return judgeAll({
		severities,
		stopsSettled: [...stopping].every((source) => isSettledToday(car, source)),
		clarifiesSettled: neededBy(rules, 'clarify').every((source) => isSettled(car, source)),
		// Ten registers that know nothing of a VIN are no good word about a car.
		allRulesRan: allRulesRan && clearOfUnknownCar(car) === null,
	});
}
