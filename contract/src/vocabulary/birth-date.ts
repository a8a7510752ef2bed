import type { IsoDate } from './moment.ts';
import type { PersonProblem, PersonReading } from './person.ts';
import { plainSigns } from './plain-signs.ts';

/** A day as it is written, its month as a number; `alone`: the text has no other digits. */
export type WrittenDay = {
	readonly day: string;
	readonly month: string;
	readonly year: string;
	readonly alone: boolean;
};

const ORDERS = [
	'(?<year>\\d{4})\\s?[-./]\\s?(?<month>\\d{1,2})\\s?[-./]\\s?(?<day>\\d{1,2})',
	'(?<day>\\d{1,2})\\s?[.,/\\s-]\\s?(?<month>\\d{1,2})\\s?[.,/\\s-]\\s?(?<year>\\d{4}|\\d{2})',
	'(?<day>\\d{1,2})[\\s.-]*(?<month>[а-яё]{3,8})[\\s.-]*(?<year>\\d{4}|\\d{2})',
	'(?<day>\\d{2})(?<month>\\d{2})(?<year>(?:19|20)\\d{2})',
	'(?<year>(?:19|20)\\d{2})(?<month>\\d{2})(?<day>\\d{2})',
	'(?<day>\\d{2})(?<month>\\d{2})(?<year>\\d{4}|\\d{2})',
].map((order) => new RegExp(`(?<!\\d)${order}(?!\\d)`));

/** Without the endings in which «январь» and «января» differ. */
const MONTHS = 'январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр'.split(' ');
const ENDING = /[ьйяа]$/;

/** The earliest birth year in the tax service's form. */
const EARLIEST_YEAR = 1910;

/** The day that a text speaks of: `1980-02-01`, `1.2.80`, «1 февраля 1980 г.»; null for none. */
export function writtenDay(text: string): WrittenDay | null {
	const plain = plainSigns(text).toLowerCase();
	for (const order of ORDERS) {
		const found = order.exec(plain);
		const { day = '', month: word = '', year = '' } = found?.groups ?? {};
		const month = /\d/.test(word) ? word : monthOf(word);
		if (found && month) return { day, month, year, alone: !/\d/.test(plain.replace(found[0], '')) };
	}
	return null;
}

/** «фев» and «февраля» are 2; empty for what is no month. */
function monthOf(word: string): string {
	const stem = word.replace(ENDING, '');
	const place = MONTHS.findIndex((month) => month === stem || (word.length >= 3 && month.startsWith(word)));
	return place < 0 ? '' : String(place + 1);
}

/** Reads a birth date however it is written; `today` is the day in Moscow. */
export function readBirthDate(text: string, today: IsoDate): PersonReading<IsoDate> {
	if (text.trim() === '') return no('empty');
	const written = writtenDay(text);
	if (!written?.alone) return no('incomplete-date');
	const { day, month, year } = written;
	const whole = year.length < 4 ? `20${year}` : year;
	const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	if (!exists(date)) return no('no-such-day');
	if (whole !== year) return no('short-year');
	if (date > today) return no('future');
	return Number(year) < EARLIEST_YEAR ? no('too-old') : { ok: true, value: date };
}

const no = (problem: PersonProblem) => ({ ok: false, problem }) as const;

function exists(date: IsoDate): boolean {
	const moment = new Date(`${date}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === date;
}
