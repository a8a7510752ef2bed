import type { Timeline } from '@avtosverka/contract/decision';
import { readingText } from './events.ts';
import type { LabelChoice } from './labels.ts';
import { EMPTY_PART, type TimelinePart } from './part.ts';
import type { Lanes, Scale } from './scale.ts';

/** Where along the line its words may end above it, and begin below it. */
const AT_END = 1;
const BELOW = [0.6, 0.5, 0.7, 0.4, 0.3];
const ABOVE = [0.85, 0.7, 0.55, 0.4];

/** What similar cars have run: a ghost line from nothing on the first day to the average of today. */
export function drawAverage(
	{ averageRun, from, to }: Timeline,
	{ chart }: Lanes,
	{ x, y }: Scale,
): TimelinePart {
	if (averageRun === null || from === null) return EMPTY_PART;
	const [left, right, floor, top] = [x(from), x(to), y(0), y(averageRun)];
	const at = (place: number) => ({ x: left + (right - left) * place, y: floor + (top - floor) * place });
	const choices = [`в среднем ${readingText(averageRun)}`, 'в среднем'].flatMap((text) => [
		above(text, at(AT_END)),
		...BELOW.map((place) => below(text, at(place))),
		...ABOVE.map((place) => above(text, at(place))),
	]);
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

type Place = { readonly x: number; readonly y: number };

function above(text: string, { x, y }: Place): LabelChoice {
	return { text, x, y: y - 7, anchor: 'end' };
}

/** To the right of its place the line rises away from it. */
function below(text: string, { x, y }: Place): LabelChoice {
	return { text, x, y: y + 14, anchor: 'start' };
}
