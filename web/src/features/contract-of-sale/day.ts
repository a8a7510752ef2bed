import { readBirthDate } from '@avtosverka/contract/vocabulary/birth-date';
import { formatDay, formatLongDay, type IsoDate } from '@avtosverka/contract/vocabulary/moment';

const LAST_DAY: IsoDate = '9999-12-31';

/**
 * A day as it is typed, «21.11.2026», of 1910 or later; null where it cannot be read or where words with it,
 * as in «до 1 декабря 2026», say something else than a day.
 */
export function readTypedDay(text: string): IsoDate | null {
	const numbers = text.match(/\d+/g)?.length;
	const words = text.match(/\p{L}+/gu)?.filter((word) => !/^(?:г|год|года)$/i.test(word)) ?? [];
	if (words.length > (numbers === 2 ? 1 : 0)) return null;
	const read = readBirthDate(text, LAST_DAY);
	return read.ok ? read.value : null;
}

/** «21 ноября 2026 г.»; what is more than a day stays as typed, but for `withWrittenDays`. */
export function dayInContract(typed: string): string {
	const day = readTypedDay(typed);
	return day === null ? withWrittenDays(typed) : `${formatLongDay(day)} г.`.replaceAll(' ', '\u00a0');
}

const ISO_DAY = /(?<![\w./-])(\d{4}-\d\d-\d\d)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?(?![\w/-])/g;

/** A text about documents in which days of the form `2026-11-29` are «29.11.2026». */
export function withWrittenDays(text: string): string {
	return text.replaceAll(ISO_DAY, (typed, day: IsoDate) => (isReal(day) ? formatDay(day) : typed));
}

function isReal(day: IsoDate): boolean {
	const moment = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
