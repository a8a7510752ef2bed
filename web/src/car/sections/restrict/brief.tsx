import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { showDay } from '../../../ui/record/values.ts';
import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

export function RestrictBrief({ data: { records } }: ViewProps<'restrict'>) {
	return (
		<FirstFacts of={newestFirst(records, ({ dateadd }) => dateadd)}>
			{(record) => (
				<BriefFact
					title={record.ogrkod ?? 'Вид ограничения не указан'}
					parts={[showDay(record.dateadd), record.divtype, record.regname, record.phone]}
				/>
			)}
		</FirstFacts>
	);
}
