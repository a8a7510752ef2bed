import { showDay } from '../../../ui/record/values.ts';
import { BriefFact, Facts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

export function CustomsBrief({ data }: ViewProps<'customs'>) {
	return (
		<Facts>
			<BriefFact title={`Выпущена ${showDay(data.date)}`} parts={[data.country]} />
		</Facts>
	);
}
