import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { MarkNumber } from '@avtosverka/decision/timeline/shapes';
import { Each } from '../../ui/record/each.tsx';

export type TimelineNumbersProps = {
	numbers: readonly MarkNumber[];
	/** The id of the table that they open. */
	table: string;
	onOpen: (days: MarkNumber) => void;
};

/** What is pressed where the drawing shows a number: the number itself is drawn. */
export function TimelineNumbers({ numbers, table, onOpen }: TimelineNumbersProps) {
	return (
		<Each of={numbers}>
			{(number) => (
				<button
					type="button"
					aria-controls={table}
					aria-label={`${wordsOf(number)}: открыть таблицей`}
					onClick={() => onOpen(number)}
					style={{ left: number.x - 12, top: number.y - 12 }}
					className="absolute size-6 rounded-full print:hidden"
				/>
			)}
		</Each>
	);
}

/** «3 события с 15.06.2024 по 11.02.2026» */
function wordsOf({ count, from, to }: MarkNumber): string {
	const events = counted(count, ['событие', 'события', 'событий']);
	return from === to ? `${events} ${formatDay(from)}` : `${events} с ${formatDay(from)} по ${formatDay(to)}`;
}
