import type { Timeline } from '@avtosverka/contract/decision';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { TEXT_WIDTH } from '../documents/style.ts';
import { timelineNumbers } from '../drawing/timeline-figure.ts';
import { printedLine } from './printed-line.ts';

/**
 * What the numbers of the drawing stand for, «2: 20.05.2021 залог, 27.11.2021 ДТП»: on the page a press opens
 * them. Empty where it has none.
 */
export function timelineNote(timeline: Timeline, height: number): string {
	const groups = timelineNumbers(timeline, { width: TEXT_WIDTH, height }).map(({ count, from, to }) => {
		const marks = timeline.marks.filter(({ date }) => date >= from && date <= to);
		return `${count} — ${marks.map(({ date, text }) => `${formatDay(date)}: ${text}`).join(', ')}`;
	});
	return groups.length === 0 ? '' : printedLine(`Под цифрами: ${groups.join('; ')}.`);
}
