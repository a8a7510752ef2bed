import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';
import { wantedTitle } from './title.ts';

export function WantedBrief({ data: { records } }: ViewProps<'wanted'>) {
	return <FirstFacts of={records}>{(record) => <BriefFact title={wantedTitle(record)} />}</FirstFacts>;
}
