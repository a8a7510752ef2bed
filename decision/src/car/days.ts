import { formatDay, type IsoDate, type LocalDateTime } from '@avtosverka/contract/vocabulary/moment';

const DAY_MS = 86_400_000;

/** Days from one day to another, negative when the other comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day of a register's date or moment; null for null and for what is no day. */
export function dayOf(moment: IsoDate | LocalDateTime | null | undefined): IsoDate | null {
	const day = moment?.slice(0, 10) ?? '';
	return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
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
