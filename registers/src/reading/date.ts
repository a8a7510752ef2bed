import type { IsoDate, LocalDateTime } from '@avtosverka/contract/vocabulary/moment';

const TIME = /(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?(?:$|[.Z+\s-])/.source;
const ISO = new RegExp(`^(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})${TIME}`);
const RUSSIAN = new RegExp(`^(?<day>\\d{2})\\.(?<month>\\d{2})\\.(?<year>\\d{4})${TIME}`);

/**
 * The local date and time of a wire date, midnight where it names no time; null for what is no date.
 * Registers have written `2007-10-06T00:00:00.000+04:00`, `2009-11-12`, `04.04.2015 12:00`, `19.06.2015
 * 0:00:00` and `26.07.2016T00:00:00.000+03:00`; a zone says where the clock stood, so it is left out.
 */
export function readDateTime(value: string | null): LocalDateTime | null {
	const match = value === null ? null : (ISO.exec(value) ?? RUSSIAN.exec(value));
	if (!match?.groups) return null;
	const { year, month, day } = match.groups;
	const [hour = '00', minute = '00', second = '00'] = match.slice(4);
	const local = `${year}-${month}-${day}T${hour.padStart(2, '0')}:${minute}:${second}`;
	const moment = new Date(`${local}Z`);
	// The round trip refuses days such as 31 February, and year zero, which stands for "unknown".
	const real =
		!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(local) && Number(year) >= 1886;
	return real ? local : null;
}

/** The calendar day of a wire date; null for what is no date. */
export function readDay(value: string | null): IsoDate | null {
	return readDateTime(value)?.slice(0, 10) ?? null;
}

/** For sorting newest first; what has no date goes last. */
export function byNewest(one: string | null, other: string | null): number {
	return (other ?? '').localeCompare(one ?? '');
}
