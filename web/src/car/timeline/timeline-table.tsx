import { formatDay, type IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { TimelineEvent } from '@avtosverka/decision/timeline/events';
import type { MarkNumber } from '@avtosverka/decision/timeline/shapes';
import { useEffect, useRef } from 'react';
import { Each } from '../../ui/record/each.tsx';

export type TimelineTableProps = {
	events: readonly TimelineEvent[];
	/** The number that its reader came by: they are led to its days. */
	pressed: MarkNumber | null;
};

/** The timeline in words, for those who do not see the drawing, and for print. */
export function TimelineTable({ events, pressed }: TimelineTableProps) {
	const first = useRef<HTMLTableRowElement>(null);
	useEffect(() => {
		if (pressed) first.current?.focus();
	}, [pressed]);
	return (
		<table className="w-full text-sm">
			<caption className="sr-only">История машины по датам</caption>
			<thead>
				<tr className="text-left text-ink-3 [&>th]:pb-1 [&>th]:font-normal [&>th:not(:last-child)]:pr-3">
					<th scope="col">Дата</th>
					<th scope="col">Событие</th>
					<th scope="col">Владелец</th>
				</tr>
			</thead>
			<tbody className="divide-y divide-line border-t border-line align-top">
				<Each of={events}>
					{({ date, texts, reading, owner }) => (
						<tr
							ref={date === pressed?.from ? first : null}
							tabIndex={date === pressed?.from ? -1 : undefined}
							className={`[&>*]:py-1.5 [&>*:not(:last-child)]:pr-3 ${isOf(pressed, date) ? 'bg-accent-soft' : ''}`}
						>
							<th scope="row" className="figures text-left font-normal">
								{formatDay(date)}
							</th>
							<td className="wrap-anywhere">
								{texts.join('; ')}
								{reading !== null && <strong className="font-semibold">, {reading}</strong>}
							</td>
							<td>{owner ?? 'неизвестен'}</td>
						</tr>
					)}
				</Each>
			</tbody>
		</table>
	);
}

function isOf(number: MarkNumber | null, date: IsoDate): boolean {
	return number !== null && number.from <= date && date <= number.to;
}
