import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { companyInText } from '@avtosverka/decision/car/legal-forms';
import { numbered, showDay, showValue } from '../../../ui/record/values.ts';
import { BriefFact, FirstFacts } from '../fact.tsx';
import type { ViewProps } from '../view.ts';

export function ZalogBrief({ data: { list, history }, whole }: ViewProps<'zalog'>) {
	const holders = (pledgees: readonly { name: string }[]) =>
		pledgees.map(({ name }) => companyInText(name)).join('; ');
	if (list.length === 0) {
		const events = `Записей в журнале: ${history.length}.`;
		return <p className="text-[15px]">{whole ? `Действующих залогов нет. ${events}` : events}</p>;
	}
	return (
		<FirstFacts of={newestFirst(list, ({ registerDate }) => registerDate)}>
			{(pledge) => (
				<BriefFact
					title={`В залоге с ${showDay(pledge.registerDate).toLowerCase()}`}
					parts={[
						showValue(holders(pledge.pledgees)),
						pledge.number && numbered('уведомление', pledge.number),
					]}
				/>
			)}
		</FirstFacts>
	);
}
