import type { Timeline } from '@avtosverka/contract/decision';
import { aboveLine, belowLine, type RisingLine } from './along-line.ts';
import { line } from './line.ts';
import { EMPTY_PART, type TimelinePart } from './part.ts';
import { averageText } from './run-words.ts';
import type { Lanes, Scale } from './scale.ts';

/** Where along the line its words may end above it, and begin below it. */
const AT_END = 1;
const BELOW = [0.6, 0.5, 0.7, 0.4, 0.3];
const ABOVE = [0.85, 0.7, 0.55, 0.4, 0.3, 0.2];

/** What similar cars have run: a ghost line from nothing on the first day to the average of today. */
export function drawAverage(
	{ averageRun, from, to }: Timeline,
	{ chart }: Lanes,
	{ x, y }: Scale,
): TimelinePart {
	if (averageRun === null || from === null) return EMPTY_PART;
	const rise: RisingLine = [
		[x(from), y(0)],
		[x(to), y(averageRun)],
	];
	const figure = averageText(averageRun);
	const choices = [`в среднем ${figure}`, figure, 'в среднем'].flatMap((text) => [
		aboveLine(text, rise, AT_END),
		...BELOW.map((part) => belowLine(text, rise, part)),
		...ABOVE.map((part) => aboveLine(text, rise, part)),
	]);
	return {
		shapes: [line(...rise, 'average', { width: 1.5, dash: [1.5, 3.5] })],
		labels: [{ tone: 'quiet', choices, within: chart }],
	};
}
