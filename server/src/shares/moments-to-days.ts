import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';

/** `2026-11-21T07:42:00.000Z`, and as registers write it: without a zone it is local. */
const ISO = /(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?(?!\d)/g;
/** «21 ноября 2026, 10:42», «21.11.2026, 10:42», «21.11.2026 10:42:05». */
const SAID = /((?:\d{1,2}\.\d{2}\.|\d{1,2} [а-яё]+ )\d{4}),? \d{1,2}:\d{2}(?::\d{2})?(?!\d)/gu;

/** A text that tells the days of its moments and not their times, a moment in UTC as the day in Moscow. */
export function momentsToDays(text: string): string {
	return text
		.replace(ISO, (moment, day: string, zone?: string) => {
			const date = new Date(moment.replace(' ', 'T'));
			return zone === undefined || Number.isNaN(date.getTime()) ? day : dayInMoscow(date);
		})
		.replace(SAID, '$1');
}
