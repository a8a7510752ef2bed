import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import type { MileageReading } from '@avtosverka/decision/car/readings';
import type { Rollback } from '@avtosverka/decision/car/rollbacks';

/** «Пробег уменьшился: 15.01.2021 было 201 532 км, а 04.03.2022 стало 179 919 км, на 21 613 км меньше.» */
export function rollbackText({ before, after }: Rollback): string {
	const lost = formatKilometres(before.km - after.km);
	return `Пробег уменьшился: ${formatDay(before.date)} было ${formatKilometres(before.km)}, а ${formatDay(after.date)} стало ${formatKilometres(after.km)}, на ${lost} меньше.`;
}

/** A reading on the chart: both places from 0 to 1, `x` to the right, `y` upwards. */
export type ChartPoint = MileageReading & {
	readonly x: number;
	readonly y: number;
	readonly before: { readonly x: number; readonly y: number } | null;
	/** True when it lies below the reading before. */
	readonly lower: boolean;
	/** True for both ends and both sides of a drop: more figures would lie on each other. */
	readonly labelled: boolean;
	/** True where the figure must stand under its point: the line goes up from it, or came down to it. */
	readonly below: boolean;
};

/** Places of readings, oldest first, on a chart from zero and from the first reading. */
export function chartPoints(list: readonly MileageReading[]): readonly ChartPoint[] {
	const days = list.map(({ date }) => Date.parse(date) / 86_400_000);
	const first = Math.min(...days);
	const span = Math.max(...days) - first || 1;
	const top = Math.max(...list.map(({ km }) => km)) || 1;
	const places = list.map(({ km }, place) => ({ x: ((days[place] ?? first) - first) / span, y: km / top }));
	const drops = (place: number) => (list[place]?.km ?? 0) < (list[place - 1]?.km ?? 0);
	return list.map((reading, place) => ({
		...reading,
		x: places[place]?.x ?? 0,
		y: places[place]?.y ?? 0,
		before: places[place - 1] ?? null,
		lower: drops(place),
		below: drops(place) || (place === 0 && (list[1]?.km ?? 0) > reading.km),
		labelled:
			place === 0 ||
			place === list.length - 1 ||
			drops(place) ||
			(place + 1 < list.length && drops(place + 1)),
	}));
}
