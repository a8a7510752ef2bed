import type { Timeline } from '@avtosverka/contract/decision';
import { aboveLine, belowLine, type RisingLine } from './along-line.ts';
import { line } from './line.ts';
import { EMPTY_PART, type TimelinePart } from './part.ts';
import { estimateText } from './run-words.ts';
import type { Lanes, Scale } from './scale.ts';
import type { PathShape, Point } from './shapes.ts';

/** Where along a bound the words may end above it, or begin below it. */
const ABOVE = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
const BELOW = [0.1, 0.3, 0.5];

/** Between what the car has run after a roll-back: dashed bounds from the reading before it to today. */
export function drawRunEstimate(
	{ runEstimate, to }: Timeline,
	{ chart }: Lanes,
	{ x, y }: Scale,
): TimelinePart {
	if (runEstimate === null) return EMPTY_PART;
	const { before, least, most } = runEstimate;
	const start: Point = [x(before.date), y(before.km)];
	const bounds = [most ?? least, least].map((km): RisingLine => [start, [x(to), y(km)]]);
	const [upper, lower] = bounds as [RisingLine, RisingLine];
	const wedge: PathShape = {
		...{ kind: 'path', points: [start, upper[1], lower[1]], closed: true },
		...{ dash: null, fill: 'estimate', stroke: null, strokeWidth: 0 },
	};
	const text = `оценка ${estimateText(runEstimate)}`;
	const inside = { text, x: upper[1][0] - 3, y: (upper[1][1] + lower[1][1]) / 2 + 4, anchor: 'end' } as const;
	return {
		shapes: [wedge, ...bounds.map((bound) => line(...bound, 'mileage', { width: 1.2, dash: [2, 3] }))],
		labels: [
			{
				tone: 'text',
				choices: [
					inside,
					...ABOVE.map((part) => aboveLine(text, upper, part)),
					...BELOW.map((part) => belowLine(text, lower, part)),
				],
				within: chart,
			},
		],
	};
}
