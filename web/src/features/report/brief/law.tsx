import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { Each } from '../views/each.tsx';
import { numbered, showDay, showValue } from '../views/values.ts';
import type { ViewProps } from '../views/view.ts';
import { wantedTitle } from '../views/wanted.tsx';
import { BriefFact, Facts, MoreBelow } from './fact.tsx';

/** As many records as stand in a card before all of its rows are asked for. */
const SHOWN = 3;

export function WantedBrief({ data: { records } }: ViewProps<'wanted'>) {
	return (
		<Facts>
			<Each of={records.slice(0, SHOWN)}>{(record) => <BriefFact title={wantedTitle(record)} />}</Each>
			<MoreBelow left={records.length - SHOWN} />
		</Facts>
	);
}

export function RestrictBrief({ data: { records } }: ViewProps<'restrict'>) {
	return (
		<Facts>
			<Each of={newestFirst(records, ({ dateadd }) => dateadd).slice(0, SHOWN)}>
				{(record) => (
					<BriefFact
						title={record.ogrkod ?? 'Вид ограничения не указан'}
						parts={[showDay(record.dateadd), record.divtype, record.regname, record.osnOgr, record.phone]}
					/>
				)}
			</Each>
			<MoreBelow left={records.length - SHOWN} />
		</Facts>
	);
}

export function ZalogBrief({ data: { list, history }, whole }: ViewProps<'zalog'>) {
	const holders = (pledgees: readonly { name: string }[]) => pledgees.map(({ name }) => name).join('; ');
	if (list.length === 0) {
		const events = `Записей в журнале: ${history.length}.`;
		return <p className="text-[15px]">{whole ? `Действующих залогов нет. ${events}` : events}</p>;
	}
	return (
		<Facts>
			<Each of={newestFirst(list, ({ registerDate }) => registerDate).slice(0, SHOWN)}>
				{(pledge) => (
					<BriefFact
						title={`В залоге с ${showDay(pledge.registerDate).toLowerCase()}`}
						parts={[
							showValue(holders(pledge.pledgees)),
							pledge.number && numbered('уведомление', pledge.number),
						]}
					/>
				)}
			</Each>
			<MoreBelow left={list.length - SHOWN} />
		</Facts>
	);
}

const NOTICES = ['кампания', 'кампании', 'кампаний'] as const;

export function RecallBrief({ data }: ViewProps<'recall'>) {
	return (
		<Facts>
			<Each of={data.slice(0, SHOWN)}>
				{(campaign) => (
					<BriefFact
						title={campaign.recall_reason ?? counted(1, NOTICES)}
						parts={[campaign.recommendation, showDay(campaign.date)]}
					/>
				)}
			</Each>
			<MoreBelow left={data.length - SHOWN} />
		</Facts>
	);
}
