import { listOf, type Section } from './section.ts';

/** The sections of a full report that the sandbox invents nothing for, saying that there is nothing. */
export function emptySections(updated: string): Readonly<Record<string, Section>> {
	const date = { update: updated };
	const none = listOf([], updated);
	const policies = { actuality: { date: null }, contracts: { items: [] }, statements: { items: [] } };
	const score = { value: null };
	const yearly = { yearly: { amount: null, min: null, max: null } };
	return {
		repairs: { history: none },
		gots_auctions: { items: [], is_placed: false, date },
		carfax: { check: { exists: false, records: { count: 0 }, vehicle: { model: { name: null } } } },
		calculate: {
			tax: { moscow: { yearly: { amount: null } }, regions: { yearly: { amount: null } } },
			osago: {
				coefficients: { regional: score },
				price: {
					current: { region: { name: null }, city: { name: null }, ...yearly },
					moscow: yearly,
					moscow_region: yearly,
				},
			},
		},
		fines: { ...none, has_fines: false },
		leasings: { ...none, used_in_leasing: false },
		taxi: { history: { items: [], count: 0 }, used_in_taxi: false },
		taxi_analytics: { probable_use: { is_used: false } },
		pledges_nbki: none,
		pledge_pledgors: { date, latest_pledgors: [], multi_pledged_vehicles: [], items: [] },
		insurance_history: { date, osago: policies, kasko: policies },
		insurance_scores: {
			accident_probability: score,
			payout: score,
			pvu_payout_delta: score,
			pvu_accident_probability: score,
		},
		insurance_antifraud_scores: {
			pre_insurance_osago: {
				victim_score: score,
				guilty_score: score,
				fraud_category_segmentations: { value: null, reason: null },
			},
		},
		utilizations: { ...none, was_utilized: false },
		ads: { history: none },
		service_history: none,
		commercial_use: none,
		carsharing: { ...none, used_in_carsharing: false },
		arbitration: none,
		driver_licenses: { ...none, has_deprivations: false },
		executive_procedures: { items: [], count: 0 },
		ads_exposition: { min_seconds: null, max_seconds: null, avg_seconds: null, median_seconds: null, date },
	};
}
