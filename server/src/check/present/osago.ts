import type { PolicyData } from '@avtosverka/contract/check/osago';
import { dayInMoscow, type IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { isInForce } from '@avtosverka/decision/car/policies';
import type { Policy as PolicyFacts } from '@avtosverka/registers/registers/osago';
import type { SectionView } from './section-view.ts';

function presentPolicy(policy: PolicyFacts, day: IsoDate): PolicyData {
	const shown = {
		series: policy.series,
		number: policy.number,
		model: policy.model,
		vin: policy.vin,
		plate: policy.plate,
		status: policy.status,
		insuranceCompany: policy.insurer,
		active: policy.active,
		startDate: policy.from,
		endDate: policy.to,
	};
	// A contract may be called alive outside the time in which its car is insured.
	return { ...shown, active: isInForce(shown, day) === false ? false : policy.active };
}

export const osago: SectionView<'osago'> = {
	found: ({ policies }, { asOf }) => {
		const day = dayInMoscow(asOf);
		return newestFirst(policies, ({ from }) => from).map((policy) => presentPolicy(policy, day));
	},
	clear: () => [],
};
