import { counted } from '@avtosverka/contract/vocabulary/plural';
import { showDay } from '../../../ui/record/values.ts';
import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

const NOTICES = ['кампания', 'кампании', 'кампаний'] as const;

export function RecallBrief({ data }: ViewProps<'recall'>) {
	return (
		<FirstFacts of={data}>
			{(campaign) => (
				<BriefFact
					title={campaign.recall_reason ?? counted(1, NOTICES)}
					parts={[campaign.recommendation, showDay(campaign.date)]}
				/>
			)}
		</FirstFacts>
	);
}
