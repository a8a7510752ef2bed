import { roundedOrNull } from './rounded.ts';
import type { ServedSection } from './section-view.ts';

export const stats: ServedSection<'stats'> = {
	found: (facts) => ({
		success: true,
		result: {
			avg_run: facts.averageMileage,
			avg_owners: facts.averageOwners,
			upper_market_bound: facts.upperPrice,
			lower_market_bound: facts.lowerPrice,
			avg_price: facts.averagePrice,
			adverts_count_all: roundedOrNull(facts.adverts),
		},
	}),
	clear: () => ({ success: false, result: null }),
	// No event: market figures differ from week to week for every car.
	watch: null,
};
