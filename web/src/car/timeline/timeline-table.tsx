import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import type { TimelineEvent } from '@avtosverka/decision/timeline/events';
import { Each } from '../../ui/record/each.tsx';

/** The timeline in words, for those who do not see the drawing, and for print. */
export function TimelineTable({ events }: { events: readonly TimelineEvent[] }) {
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
						<tr className="[&>*]:py-1.5 [&>*:not(:last-child)]:pr-3">
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
