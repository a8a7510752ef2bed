import { formatDay, type IsoDate, type LocalDateTime } from '@avtosverka/contract/vocabulary/moment';

const DAY_MS = 86_400_000;
const DAYS_A_YEAR = 365.25;

/** Days from one day to another, negative when the other comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same in years and their fractions. */
export function yearsBetween(from: IsoDate, to: IsoDate): number {
	return daysBetween(from, to) / DAYS_A_YEAR;
}

/** Registers write 1900 or 0001 where they know no day, and no car on the road is older. */
const EARLIEST: IsoDate = '1920-01-01';

/**
 * The day of a register's date or moment, which may lie ahead; null for null, for what is no day of the
 * calendar and for what stands for an unknown one.
 */
export function dayOf(moment: IsoDate | LocalDateTime | null | undefined): IsoDate | null {
	const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(moment ?? '')?.[0];
	if (day === undefined || day < EARLIEST) return null;
	// The 31st of June becomes the 1st of July, and the 32nd no day at all.
	return new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(-2)) ? day : null;
}

/** The same of what has happened: null for a day that lies ahead. */
export function pastDay(moment: IsoDate | LocalDateTime | null | undefined, today: IsoDate): IsoDate | null {
	const day = dayOf(moment);
	return day !== null && day <= today ? day : null;
}

/** Sorts days, the earliest first; comparing by the rules of a language is slow. */
export function byDay(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

/** « с 04.04.2018» for a sentence; nothing where the day is not known. */
export function sinceDay(moment: IsoDate | null): string {
	const day = dayOf(moment);
	return day === null ? '' : ` с ${formatDay(day)}`;
}

/** « 04.04.2018» for a sentence; nothing where the day is not known. */
export function onDay(moment: IsoDate | null | undefined): string {
	const day = dayOf(moment);
	return day === null ? '' : ` ${formatDay(day)}`;
}
