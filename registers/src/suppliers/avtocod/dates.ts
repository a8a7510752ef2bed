import type { IsoDate, LocalDateTime } from '@avtosverka/contract/vocabulary/moment';

/** The wire writes `YYYY-MM-DD HH:MM:SS`, here and there `YYYY-MM-DD` alone; with a `T` it is understood too. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2}))?(?:$|[.Z+-])/;

/** A section older than this was not updated by a computer of ours or theirs. */
const EARLIEST_UPDATE = Date.UTC(1990, 0, 1);

/** The calendar day of a wire date; null for what is no date. */
export function readAvtocodDay(value: string | null): IsoDate | null {
	return readAvtocodDateTime(value)?.slice(0, 10) ?? null;
}

/** The local date and time of a wire date, midnight where it names no time; null for what is no date. */
export function readAvtocodDateTime(value: string | null): LocalDateTime | null {
	const match = value === null ? null : DATE.exec(value);
	if (!match) return null;
	const [, year, month, day, hour = '00', minute = '00', second = '00'] = match;
	const told = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
	const moment = new Date(`${told}Z`);
	// The round trip refuses days such as 31 February, and year zero, which stands for "unknown".
	const real =
		!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(told) && Number(year) >= 1886;
	return real ? told : null;
}

/** When a section was brought up to date: the wire tells Moscow time. Null for a moment that cannot be true. */
export function readUpdate(value: string | null, repliedAt: Date): Date | null {
	const told = readAvtocodDateTime(value);
	if (told === null) return null;
	const moment = new Date(`${told}+03:00`);
	const sane = moment.getTime() >= EARLIEST_UPDATE && moment <= repliedAt;
	return sane ? moment : null;
}

/** For sorting newest first; what has no date goes last. */
export function newestFirst(one: string | null, other: string | null): number {
	return (other ?? '').localeCompare(one ?? '');
}
