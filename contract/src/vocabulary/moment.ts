/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;
/** A local date and time without zone, `YYYY-MM-DDTHH:MM:SS`, as registers tell it. */
export type LocalDateTime = string;
/** A moment in UTC, `Date.toISOString()`. */
export type IsoMoment = string;

/** True for a day without a time. */
export function isDay(moment: IsoMoment | IsoDate): moment is IsoDate {
	return moment.length === 'YYYY-MM-DD'.length;
}

/** Server and browser must print the same text, so every moment is shown in Moscow time. */
const ZONE = 'Europe/Moscow';

const MOMENT = new Intl.DateTimeFormat('ru-RU', {
	timeZone: ZONE,
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
});

/**
 * A page names the moment of an answer several times, and reading one by its zone costs as much as a
 * line.
 */
const formatted = new Map<IsoMoment, string>();
const REMEMBERED_AT_MOST = 1_000;

/** «21 ноября 2026, 10:42», Moscow time; «21 ноября 2026» for a day alone. */
export function formatMoment(moment: IsoMoment | IsoDate): string {
	if (isDay(moment)) return formatLongDay(moment);
	const known = formatted.get(moment);
	if (known !== undefined) return known;
	const text = formatByZone(moment);
	if (formatted.size >= REMEMBERED_AT_MOST) formatted.clear();
	formatted.set(moment, text);
	return text;
}

function formatByZone(moment: IsoMoment): string {
	const part = Object.fromEntries(MOMENT.formatToParts(new Date(moment)).map((p) => [p.type, p.value]));
	return `${part.day} ${part.month} ${part.year}, ${part.hour}:${part.minute}`;
}

const SHORT_MOMENT = new Intl.DateTimeFormat('ru-RU', {
	timeZone: ZONE,
	day: 'numeric',
	month: 'short',
	hour: '2-digit',
	minute: '2-digit',
});

/** «21 нояб., 10:42», Moscow time: where the year does not matter, or is elsewhere. */
export function formatShortMoment(moment: IsoMoment | IsoDate): string {
	if (isDay(moment)) return formatLongDay(moment);
	return SHORT_MOMENT.format(new Date(moment));
}

const LONG_DAY = new Intl.DateTimeFormat('ru-RU', {
	timeZone: 'UTC',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
});

/** «21 ноября 2026» for a calendar day. */
export function formatLongDay(day: IsoDate): string {
	return LONG_DAY.format(new Date(`${day}T00:00:00Z`)).replace(/ г\.$/, '');
}

/** «04.04.2018» for a day, «04.04.2018, 12:00» for a local date with a time; other texts unchanged. */
export function formatDay(date: IsoDate | LocalDateTime): string {
	const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(date);
	if (!match) return date;
	const day = `${match[3]}.${match[2]}.${match[1]}`;
	return match[4] && match[4] !== '00:00' ? `${day}, ${match[4]}` : day;
}

/** Sweden writes days as we keep them. */
const DAY_IN_MOSCOW = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

/** The day that it is in Moscow at a moment. */
export function dayInMoscow(moment: Date): IsoDate {
	return DAY_IN_MOSCOW.format(moment);
}
