import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { showDay } from '../../../ui/record/values.ts';
import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

export function OsagoBrief({ data }: ViewProps<'osago'>) {
	return (
		<FirstFacts of={newestFirst(data, ({ startDate, endDate }) => endDate ?? startDate)}>
			{(policy) => (
				<BriefFact
					title={`${showDay(policy.startDate)} — ${showDay(policy.endDate)}`}
					parts={[policy.status, policy.insuranceCompany, policy.plate]}
				/>
			)}
		</FirstFacts>
	);
}
