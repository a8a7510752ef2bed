import type { Timeline } from '@avtosverka/contract/decision';
import { readingText } from './events.ts';
import type { LabelChoice, LabelRequest } from './labels.ts';
import { line } from './line.ts';
import type { TimelinePart } from './part.ts';
import type { Lanes, Scale } from './scale.ts';
import type { Box, DotShape, PathShape, Point } from './shapes.ts';

type Reading = Timeline['mileage'][number];
type PlacedReading = Reading & {
	readonly at: Point;
	/** True when it lies below the reading before. */
	readonly lower: boolean;
};

/** Longer without a reading, and the line between two is a guess. */
const GAP_YEARS = 2;
const YEAR_MS = 365.25 * 86_400_000;
const DOT = 3.2;

/** Readings as dots with a line through them; a fall is red, and a long gap dashed. */
export function drawMileage(
	{ mileage, noReadings }: Timeline,
	{ chart }: Lanes,
	{ x, y }: Scale,
): TimelinePart {
	const readings = mileage.map(
		({ date, km }, place): PlacedReading => ({
			...{ date, km, at: [x(date), y(km)] },
			lower: km < (mileage[place - 1]?.km ?? 0),
		}),
	);
	return {
		shapes: [
			...readings.flatMap((reading, place) => {
				const before = readings[place - 1];
				return before ? [step(before, reading)] : [];
			}),
			...readings.map(dot),
		],
		labels: [...figures(readings, chart), ...missing(noReadings, chart)],
	};
}

function step(from: PlacedReading, to: PlacedReading): PathShape {
	const gap = Date.parse(to.date) - Date.parse(from.date) > GAP_YEARS * YEAR_MS;
	return line(from.at, to.at, to.lower ? 'bad' : 'mileage', { width: 2, dash: gap ? [4, 4] : null });
}

function dot({ at: [x, y], lower }: PlacedReading): DotShape {
	return lower
		? { kind: 'dot', x, y, radius: DOT, fill: 'paper', stroke: 'bad', strokeWidth: 2 }
		: { kind: 'dot', x, y, radius: DOT, fill: 'mileage', stroke: 'paper', strokeWidth: 1.2 };
}

/** In the place of the line: why there is none. */
function missing(text: string | null, chart: Box): readonly LabelRequest[] {
	if (text === null) return [];
	const [x, y] = [chart.x + chart.width / 2, chart.y + chart.height / 2];
	const choices = [0, -20, 20, -32].map((by) => ({ text, x, y: y + by, anchor: 'middle' as const }));
	return [{ tone: 'quiet', choices, within: chart }];
}

/** Figures of the falls, of the last and of the first reading: the others are read by touching them. */
function figures(readings: readonly PlacedReading[], chart: Box): readonly LabelRequest[] {
	const falls = readings.filter(({ lower }, place) => lower || readings[place + 1]?.lower);
	const labelled = new Set([...falls.reverse(), ...readings.slice(-1), ...readings.slice(0, 1)]);
	return [...labelled].map((reading) => ({
		tone: reading.lower ? 'bad' : 'text',
		choices: around(reading),
		within: chart,
	}));
}

/** Above a rise, below a fall, else beside the dot; below a fall also on the other side of another line. */
function around({ at: [x, y], km, lower }: PlacedReading): readonly LabelChoice[] {
	const text = readingText(km);
	const rows = lower ? [y + 15, y - 8, y + 25] : [y - 8, y + 15];
	return [
		...rows.flatMap((row) =>
			(['middle', 'end', 'start'] as const).map((anchor) => ({ text, x, y: row, anchor })),
		),
		{ text, x: x - 8, y: y + 4, anchor: 'end' },
		{ text, x: x + 8, y: y + 4, anchor: 'start' },
	];
}
