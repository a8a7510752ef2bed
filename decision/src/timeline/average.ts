import type { Timeline } from '@avtosverka/contract/decision';
import { readingText } from './events.ts';
import type { LabelChoice } from './labels.ts';
import { EMPTY_PART, type TimelinePart } from './part.ts';
import type { Lanes, Scale } from './scale.ts';

/** Places along the line that its words may stand at, from its end. */
const PLACES = [1, 0.85, 0.7, 0.55, 0.4];

/** What similar cars have run: a ghost line from nothing on the first day to the average of today. */
export function drawAverage(
	{ averageRun, from, to }: Timeline,
	{ chart }: Lanes,
	{ x, y }: Scale,
): TimelinePart {
	if (averageRun === null || from === null) return EMPTY_PART;
	const [left, right, floor, top] = [x(from), x(to), y(0), y(averageRun)];
	const choices = [`в среднем ${readingText(averageRun)}`, 'в среднем'].flatMap((text) =>
		PLACES.flatMap((place): readonly LabelChoice[] => {
			const at = left + (right - left) * place;
			const height = floor + (top - floor) * place;
			return [height + 16, height - 8].map((row) => ({ text, x: at, y: row, anchor: 'end' }));
		}),
	);
	return {
		shapes: [
			{
				...{
					kind: 'path',
					points: [
						[left, floor],
						[right, top],
					],
					closed: false,
					dash: [1.5, 3.5],
				},
				...{ fill: null, stroke: 'average', strokeWidth: 1.5 },
			},
		],
		labels: [{ tone: 'quiet', choices, within: chart }],
	};
}
