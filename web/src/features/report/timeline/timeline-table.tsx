import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import type { TimelineEvent } from '@avtosverka/decision/timeline/events';
import { Each } from '../views/each.tsx';

/** The timeline in words, for those who do not see the drawing, and for print. */
export function TimelineTable({ events }: { events: readonly TimelineEvent[] }) {
	return (
		<table className="w-full text-[15px]">
			<caption className="sr-only">История машины по датам</caption>
			<thead>
				<tr className="text-left text-sm text-ink-3 [&>th]:pr-3 [&>th]:pb-1 [&>th]:font-normal">
					<th scope="col">Дата</th>
					<th scope="col">Событие</th>
					<th scope="col">Пробег</th>
					<th scope="col">Владелец</th>
				</tr>
			</thead>
			<tbody className="figures divide-y divide-line border-t border-line align-top">
				<Each of={events}>
					{({ date, texts, reading, owner }) => (
						<tr className="[&>td]:py-1.5 [&>td]:pr-3">
							<th scope="row" className="py-1.5 pr-3 text-left font-normal">
								{formatDay(date)}
							</th>
							<td>{texts.join('; ')}</td>
							<td>{reading ?? '—'}</td>
							<td>{owner ?? '—'}</td>
						</tr>
					)}
				</Each>
			</tbody>
		</table>
	);
}
