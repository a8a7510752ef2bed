import type { Decision } from '@avtosverka/contract/decision';
import type { CarSource, DecisionColour, DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { judge, neededBy } from '../judge.ts';
import { type Car, isSettled, isSettledToday } from './car.ts';
import { omissionOf } from './not-checked.ts';
import type { Finding, Rule } from './rule.ts';
import { clearOfUnknownCar } from './unknown-car.ts';

/** What `no-obstacles` always requires, besides the rules' needs, in the order in which a buyer asks. */
export const DECISIVE_SOURCES: readonly CarSource[] = ['wanted', 'restrict', 'zalog'];

/** A verdict, its colour, and the registers that keep it from a better one. */
export type CarVerdict = Pick<Decision, 'verdict' | 'colour' | 'unsettled'>;

/** The verdict on a car by what the rules have found; `allRulesRan` is false where one has thrown. */
export function judgeCar(
	car: Car,
	findings: readonly (Pick<Finding, 'severity'> & { readonly rule: Rule })[],
	rules: readonly Rule[],
	allRulesRan: boolean,
): CarVerdict {
	const applied = rules.filter(({ appliesTo }) => appliesTo?.(car) ?? true);
	const stopping = new Set([...DECISIVE_SOURCES, ...neededBy(applied, 'stop')]);
	const clarifying = new Set(neededBy(applied, 'clarify'));
	const isUnsettled = (section: Section) =>
		(stopping.has(section) && !isSettledToday(car, section)) ||
		(clarifying.has(section) && !isSettled(car, section));
	const verdict = judge({
		severities: new Set(findings.map(({ severity }) => severity)),
		stopsSettled: [...stopping].every((source) => isSettledToday(car, source)),
		clarifiesSettled: [...clarifying].every((source) => isSettled(car, source)),
		// Ten registers that know nothing of a VIN are no good word about a car.
		allRulesRan: allRulesRan && clearOfUnknownCar(car) === null,
	});
	const unanswered = SECTIONS.filter((section) => !isSettled(car, section));
	const unsettledBy: Readonly<Record<DecisionVerdict, readonly Section[]>> = {
		stop: [],
		clarify: [],
		'no-obstacles': unanswered,
		'too-little': SECTIONS.filter(isUnsettled),
	};
	return {
		verdict,
		colour: colourOf(verdict, unanswered.length === 0 && findings.every(({ rule }) => rule.keepsGreen)),
		unsettled: unsettledBy[verdict].flatMap((section) => omissionOf(car, section) ?? []),
	};
}

/** Silence of any register may hide a finding, so it takes the green away as the finding would. */
function colourOf(verdict: DecisionVerdict, isSpotless: boolean): DecisionColour {
	switch (verdict) {
		case 'stop':
			return 'red';
		case 'clarify':
			return 'amber';
		case 'no-obstacles':
			return isSpotless ? 'green' : 'grey';
		case 'too-little':
			return 'grey';
	}
}
