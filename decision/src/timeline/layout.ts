import type { Timeline } from '@avtosverka/contract/decision';
import { drawAverage } from './average.ts';
import { eventsOf } from './events.ts';
import { placeLabels } from './labels.ts';
import { drawMarks } from './marks.ts';
import { drawMileage } from './mileage.ts';
import { drawOwners } from './owners.ts';
import { drawPolicies } from './policies.ts';
import { drawRunEstimate } from './run-estimate.ts';
import { lanesOf, scaleOf } from './scale.ts';
import type { Point, Shape, TimelineLayout } from './shapes.ts';
import { drawYears } from './years.ts';

/** The size of a drawing, pixels. */
export type TimelineSize = { readonly width: number; readonly height: number };

/** Everything that is drawn of a timeline, in its place; nothing while no day is known. */
export function layoutTimeline(timeline: Timeline, { width, height }: TimelineSize): TimelineLayout {
	if (timeline.from === null) return { width, height, shapes: [], stops: [], numbers: [] };
	const lanes = lanesOf(width, height);
	const scale = scaleOf(timeline, timeline.from, lanes);
	const years = drawYears(timeline, lanes, scale);
	const average = drawAverage(timeline, lanes, scale);
	const mileage = drawMileage(timeline, lanes, scale);
	const owners = drawOwners(timeline, lanes, scale);
	const policies = drawPolicies(timeline, lanes, scale);
	const estimate = drawRunEstimate(timeline, lanes, scale);
	const { numbers, ...marks } = drawMarks(timeline, lanes, scale);
	const shapes = [years, estimate, average, owners, policies, mileage, marks].flatMap((part) => part.shapes);
	// Where there is no room for all, those of the average go first.
	const requests = [years, owners, policies, estimate, mileage, average].flatMap((part) => part.labels);
	const labels = placeLabels(
		requests,
		[estimate, average, mileage].flatMap((part) => part.shapes.flatMap(obstacle)),
	);
	const kmAt = new Map(timeline.mileage.map(({ date, km }) => [date, km]));
	return {
		width,
		height,
		shapes: [...shapes, ...labels],
		stops: eventsOf(timeline).map((event) => {
			const km = kmAt.get(event.date);
			return { event, x: scale.x(event.date), y: km === undefined ? null : scale.y(km) };
		}),
		numbers,
	};
}

/** What a label must not lie on. */
function obstacle(shape: Shape): readonly (readonly Point[])[] {
	if (shape.kind === 'path') return [shape.points];
	if (shape.kind !== 'dot') return [];
	const { x, y, radius } = shape;
	return [
		[
			[x - radius, y],
			[x + radius, y],
		],
		[
			[x, y - radius],
			[x, y + radius],
		],
	];
}
