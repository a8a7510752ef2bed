import { showDay } from '../../../ui/record/values.ts';
import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

/** A fault takes its maker some thirty words: more than twelve stand whole in the record. */
const LONG_REASON = /^((?:\S+\s+){11}\S+)\s.*$/s;

export function RecallBrief({ data }: ViewProps<'recall'>) {
	return (
		<FirstFacts of={data}>
			{(campaign) => (
				<BriefFact
					title={campaign.recall_reason?.trim().replace(LONG_REASON, '$1…') ?? '1 кампания'}
					parts={[campaign.recommendation, showDay(campaign.date)]}
				/>
			)}
		</FirstFacts>
	);
}
