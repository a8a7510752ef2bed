import type { PolicyData } from '@avtosverka/contract/check/osago';
import { dayInMoscow, type IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import { isInForce } from '@avtosverka/decision/car/policies';
import { modelName } from '@avtosverka/decision/car/usual-case';
import type { Policy as PolicyFacts } from '@avtosverka/registers/registers/osago';
import type { ServedSection } from './section-view.ts';
import { record, since } from './watched-record.ts';

function presentPolicy(policy: PolicyFacts, day: IsoDate): PolicyData {
	const shown = {
		series: policy.series,
		number: policy.number,
		model: modelName(policy.model),
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

export const osago: ServedSection<'osago'> = {
	found: ({ policies }, { asOf }) => {
		const day = dayInMoscow(asOf);
		return newestFirst(policies, ({ from }) => from).map((policy) => presentPolicy(policy, day));
	},
	clear: () => [],
	watch: {
		form: 1,
		read: ({ policies }) =>
			policies.map((one) =>
				record({
					key: [foldVin(`${one.series ?? ''}${one.number ?? ''}`)],
					...{ state: [one.active, one.to], day: one.from },
					words: [`Полис ОСАГО${since(one.from)}`, one.insurer, one.status],
				}),
			),
	},
};
