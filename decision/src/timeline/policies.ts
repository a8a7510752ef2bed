import type { Timeline } from '@avtosverka/contract/decision';
import { middleOf } from './labels.ts';
import { EMPTY_PART, type TimelinePart } from './part.ts';
import { type Lanes, round, type Scale } from './scale.ts';
import type { RectShape } from './shapes.ts';

const THICK = 4;

/** Policies as a strip on a thin line, so that its gaps are seen. */
export function drawPolicies({ policies }: Timeline, { policies: lane }: Lanes, { x }: Scale): TimelinePart {
	const first = policies[0];
	if (!first) return EMPTY_PART;
	const y = lane.y + (lane.height - THICK) / 2;
	const strips = policies.map(
		({ from, to }): RectShape => ({
			...{ kind: 'rect', x: x(from), y, width: Math.max(round(x(to) - x(from)), 0), height: THICK },
			...{ radius: 0, fill: 'policy', stroke: null, strokeWidth: 0 },
		}),
	);
	const left = x(first.from);
	const middle = lane.y + lane.height / 2;
	return {
		shapes: [
			{
				...{
					kind: 'path',
					points: [
						[left, middle],
						[lane.x + lane.width, middle],
					],
					closed: false,
					dash: null,
				},
				...{ fill: null, stroke: 'grid', strokeWidth: 1 },
			},
			...strips,
		],
		labels: [
			{
				tone: 'quiet',
				choices: [{ text: 'ОСАГО', x: left - 5, y: middleOf(lane), anchor: 'end' }],
				within: lane,
			},
		],
	};
}
