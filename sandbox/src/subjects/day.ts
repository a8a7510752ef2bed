import type { Day } from './car.ts';

const DAY_MS = 86_400_000;

/** A day from its parts; months count from 1. */
export function dayOf(year: number, month: number, day: number): Day {
	return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function yearOf(day: Day): number {
	return Number(day.slice(0, 4));
}

export function plusDays(day: Day, days: number): Day {
	return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another year; 29 February becomes 1 March where there is none. */
export function plusYears(day: Day, years: number): Day {
	return dayOf(yearOf(day) + years, Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}

export function daysBetween(from: Day, to: Day): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function laterOf(one: Day, other: Day): Day {
	return one > other ? one : other;
}

export function earlierOf(one: Day, other: Day): Day {
	return one < other ? one : other;
}

const MOSCOW = new Intl.DateTimeFormat('sv-SE', {
	timeZone: 'Europe/Moscow',
	dateStyle: 'short',
	timeStyle: 'medium',
});

/** A moment as registers write it: `YYYY-MM-DD HH:MM:SS`, Moscow time. */
export function moscowTime(moment: Date): string {
	return MOSCOW.format(moment);
}

/** The calendar day in Moscow. */
export function moscowDay(moment: Date): Day {
	return moscowTime(moment).slice(0, 10);
}
