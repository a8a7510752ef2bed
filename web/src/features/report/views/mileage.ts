import type { DiagnosticData, PreviousCard } from '@avtosverka/contract/check/diagnostic';
import { formatDay, type IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { showMileage } from './values.ts';

/** One reading of the odometer, km. */
export type MileageMark = { readonly date: IsoDate; readonly km: number };

/** Two readings in a row of which the later one is lower. */
export type Rollback = { readonly before: MileageMark; readonly after: MileageMark };

/** Every card of the answer, current and previous alike, newest first; cards without a date come last. */
export function allCards(data: DiagnosticData): readonly PreviousCard[] {
	const seen = new Set<string>();
	return data.diagnosticCards
		.flatMap((card) => [card, ...card.previousDcs])
		.filter((card) => {
			const key = [card.dcNumber, card.dcDate, card.dcExpirationDate, card.odometerValue].join('|');
			return !seen.has(key) && seen.add(key);
		})
		.sort((one, other) => (other.dcDate ?? '').localeCompare(one.dcDate ?? ''));
}

/** Cards sorted newest first; cards without a date come last. */
export function newestReadingsFirst(cards: readonly PreviousCard[]): readonly PreviousCard[] {
	return [...cards].sort((one, other) => (other.dcDate ?? '').localeCompare(one.dcDate ?? ''));
}

/** Readings that carry both a day and a figure, oldest first; of one day the lower figure comes first. */
export function readings(data: DiagnosticData): readonly MileageMark[] {
	return allCards(data)
		.flatMap((card) =>
			card.dcDate && !Number.isNaN(Date.parse(card.dcDate)) && card.odometerValue !== null
				? [{ date: card.dcDate, km: card.odometerValue }]
				: [],
		)
		.sort((one, other) => one.date.localeCompare(other.date) || one.km - other.km);
}

/** Every place where a later reading is lower than the one before it. */
export function rollbacks(list: readonly MileageMark[]): readonly Rollback[] {
	return list.flatMap((after, place) => {
		const before = list[place - 1];
		return before && after.km < before.km ? [{ before, after }] : [];
	});
}

/** «Пробег уменьшился: 15.01.2021 было 201 532 км., а 04.03.2022 стало 179 919 км., на 21 613 км. меньше.» */
export function rollbackText({ before, after }: Rollback): string {
	const lost = showMileage(before.km - after.km);
	return `Пробег уменьшился: ${formatDay(before.date)} было ${showMileage(before.km)}, а ${formatDay(after.date)} стало ${showMileage(after.km)}, на ${lost} меньше.`;
}

/** A reading on the chart: both places from 0 to 1, `x` to the right, `y` upwards. */
export type ChartPoint = MileageMark & {
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
export function chartPoints(list: readonly MileageMark[]): readonly ChartPoint[] {
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
