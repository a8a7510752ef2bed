import { showDay } from '../../../ui/record/values.ts';
import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

export function RecallBrief({ data }: ViewProps<'recall'>) {
	return (
		<FirstFacts of={data}>
			{(campaign) => (
				<BriefFact
					title={campaign.recall_reason ?? '1 кампания'}
					parts={[campaign.recommendation, showDay(campaign.date)]}
				/>
			)}
		</FirstFacts>
	);
}
