import type { GivenAnswers } from './answers.ts';
import { inspections, market, POLICY, registered } from './invented-records.ts';

/** What registers say of a car that nothing is wrong with, but for what is given. */
export function cleanCar(given: GivenAnswers = {}): GivenAnswers {
	return {
		registration: registered(),
		diagnostic: inspections(['2022-05-14', 61_200], ['2024-05-20', 82_900], ['2026-05-22', 104_300]),
		osago: [POLICY],
		stats: market(118_000),
		...given,
	};
}
