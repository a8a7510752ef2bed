import type { PolicyData } from '@avtosverka/contract/check/osago';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { Policy as PolicyFacts } from '@avtosverka/registers/facts/osago';
import type { SectionView } from './section-view.ts';

function presentPolicy(policy: PolicyFacts): PolicyData {
	return {
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
}

export const osago: SectionView<'osago'> = {
	found: ({ policies }) => newestFirst(policies, ({ from }) => from).map(presentPolicy),
	clear: () => [],
};
