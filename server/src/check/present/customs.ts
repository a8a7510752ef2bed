import type { SectionView } from './section-view.ts';

export const customs: SectionView<'customs'> = {
	found: (facts) => ({
		code: 200,
		vin: facts.vin,
		model: facts.model,
		chassis: facts.chassisNumber,
		body: facts.bodyNumber,
		date: facts.releasedAt,
		country: facts.country,
	}),
	clear: () => ({ code: 404, vin: null, model: null, chassis: null, body: null, date: null, country: null }),
};
