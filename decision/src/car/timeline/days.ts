import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';

/** Registers write 1900 or 0001 where they know no day, and no car on the road is older. */
const EARLIEST: IsoDate = '1920-01-01';

/**
 * The day of a date or a local moment; null for none, for the future and for what stands for an unknown day.
 */
export function pastDay(text: string | null | undefined, today: IsoDate): IsoDate | null {
	const day = realDay(text);
	return day !== null && day >= EARLIEST && day <= today ? day : null;
}

/** The same of a day that may lie ahead, such as the end of a policy. */
export function realDay(text: string | null | undefined): IsoDate | null {
	const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text ?? '')?.[0];
	if (day === undefined) return null;
	const moment = new Date(`${day}T00:00:00Z`);
	// The 31st of June becomes the 1st of July.
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}

/** Sorts days, the earliest first; comparing by the rules of a language is slow. */
export function byDay(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
