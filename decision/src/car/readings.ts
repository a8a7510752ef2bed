import type { DiagnosticData, PreviousDiagnosticCard } from '@avtosverka/contract/check/diagnostic';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { byDay, dayOf, pastDay } from './days.ts';

/** One reading of the odometer, km. */
export type MileageReading = { readonly date: IsoDate; readonly km: number };

/**
 * Every card of the answer once, current and previous alike, newest first; cards without a date come last.
 */
export function cardsOf(data: DiagnosticData): readonly PreviousDiagnosticCard[] {
	const seen = new Set<string>();
	return data.diagnosticCards
		.flatMap((card) => [card, ...card.previousDcs])
		.filter((card) => {
			const key = [card.dcNumber, card.dcDate, card.dcExpirationDate, card.odometerValue].join('|');
			return !seen.has(key) && seen.add(key);
		})
		.sort((one, other) => byDay(other.dcDate ?? '', one.dcDate ?? ''));
}

/** Readings that carry both a day and a figure, oldest first; of one day the lower figure comes first. */
export function readingsOf(data: DiagnosticData): readonly MileageReading[] {
	return cardsOf(data)
		.flatMap((card) =>
			card.dcDate && dayOf(card.dcDate) !== null && card.odometerValue !== null
				? [{ date: card.dcDate, km: card.odometerValue }]
				: [],
		)
		.sort((one, other) => byDay(one.date, other.date) || one.km - other.km);
}

/** Those that an axis from the first day to today has a place for. */
export function pastReadings(readings: readonly MileageReading[], today: IsoDate): MileageReading[] {
	return readings.flatMap(({ date, km }) => {
		const day = pastDay(date, today);
		return day === null || km < 0 ? [] : [{ date: day, km }];
	});
}
