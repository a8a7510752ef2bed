import type { Timeline } from '@avtosverka/contract/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { Box } from './shapes.ts';

/** Where the parts of a drawing lie, from above. */
export type Lanes = {
	readonly frame: Box;
	/** Mileage; its lower edge is zero. */
	readonly chart: Box;
	readonly markLabels: Box;
	readonly marks: Box;
	readonly owners: Box;
	readonly policies: Box;
	readonly years: Box;
};

/** The places of days and of readings. */
export type Scale = {
	readonly x: (date: IsoDate) => number;
	readonly y: (km: number) => number;
};

const HEIGHTS = { years: 16, policies: 16, owners: 18, marks: 15, markLabels: 15 } as const;
/** Room for half a dot or half a mark at both ends of the axis. */
const SIDE = 7;
/** Room for a figure above the highest reading. */
const TOP = 19;

/** Divides the frame; all lanes are kept, also empty ones, so that nothing moves while answers arrive. */
export function lanesOf(width: number, height: number): Lanes {
	let bottom = height;
	const lane = (laneHeight: number): Box => {
		bottom -= laneHeight;
		return { x: SIDE, y: bottom, width: width - 2 * SIDE, height: laneHeight };
	};
	const years = lane(HEIGHTS.years);
	const policies = lane(HEIGHTS.policies);
	const owners = lane(HEIGHTS.owners);
	const marks = lane(HEIGHTS.marks);
	const markLabels = lane(HEIGHTS.markLabels);
	const chart = lane(bottom);
	return { frame: { x: 0, y: 0, width, height }, chart, markLabels, marks, owners, policies, years };
}

/** The scale of a timeline whose first day is known. */
export function scaleOf(timeline: Timeline, from: IsoDate, { chart }: Lanes): Scale {
	const first = Date.parse(from);
	const span = Date.parse(timeline.to) - first || 1;
	const most = Math.max(
		...[1, timeline.averageRun ?? 0, timeline.runEstimate?.least ?? 0, timeline.runEstimate?.most ?? 0],
		...timeline.mileage.map(({ km }) => km),
	);
	const floor = chart.y + chart.height;
	return {
		x: (date) =>
			round(chart.x + (Math.min(Math.max(Date.parse(date) - first, 0), span) / span) * chart.width),
		y: (km) => round(floor - (km / most) * (chart.height - TOP)),
	};
}

/** A tenth of a pixel is as exact as a drawing needs. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}
