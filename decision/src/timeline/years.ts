import type { Timeline } from '@avtosverka/contract/decision';
import { middleOf } from './labels.ts';
import { EMPTY_PART, type TimelinePart } from './part.ts';
import type { Lanes, Scale } from './scale.ts';
import type { PathShape } from './shapes.ts';
import { textWidth } from './text-width.ts';

const STEPS = [1, 2, 5, 10, 20, 50] as const;
/** What is left free between two years, pixels. */
const APART = 16;

/** Years under the axis, as close as they can be read, with faint lines up into the chart. */
export function drawYears(
	{ from, to }: Timeline,
	{ chart, years: lane, frame }: Lanes,
	{ x }: Scale,
): TimelinePart {
	if (from === null) return EMPTY_PART;
	const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
	const yearWidth = lane.width / Math.max(1, (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000));
	const step = STEPS.find((years) => years * yearWidth >= textWidth('2000') + APART) ?? 100;
	const years = Array.from({ length: last - first }, (_, place) => first + 1 + place).filter(
		(year) => year % step === 0,
	);
	const floor = chart.y + chart.height;
	const grid = years.map((year): PathShape => {
		const at = x(`${year}-01-01`);
		return {
			...{
				kind: 'path',
				points: [
					[at, chart.y],
					[at, floor],
				],
				closed: false,
				dash: null,
			},
			...{ fill: null, stroke: 'grid', strokeWidth: 1 },
		};
	});
	const ground: PathShape = {
		...{
			kind: 'path',
			points: [
				[lane.x, floor],
				[lane.x + lane.width, floor],
			],
			closed: false,
			dash: null,
		},
		...{ fill: null, stroke: 'grid', strokeWidth: 1 },
	};
	const places =
		years.length > 0 ? years.map((year) => [year, x(`${year}-01-01`)] as const) : [[last, x(to)] as const];
	return {
		shapes: [...grid, ground],
		labels: places.map(([year, at]) => ({
			tone: 'quiet',
			choices: (['middle', 'end', 'start'] as const).map((anchor) => ({
				...{ text: String(year), x: at, y: middleOf(lane), anchor },
			})),
			within: { ...lane, x: 0, width: frame.width },
		})),
	};
}
