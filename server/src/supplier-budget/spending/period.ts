import { formatLongDay } from '@avtosverka/contract/vocabulary/moment';
import { monthWords } from '@avtosverka/contract/vocabulary/month';
import { z } from 'zod';

/** Days of a command, `2026-11-30`, both included, and what they are together: «ноябрь 2026». */
export type SpendingPeriod = { readonly first: string; readonly last: string; readonly words: string };

/** Years that neither the store nor a calendar reads in a way of its own. */
const OF_THIS_CENTURY = /^20\d\d-/;
const MONTH = /^\d{4}-\d\d$/;

/** The month `2026-11` or the day `2026-11-30`; null for other words and days that do not exist. */
export function readPeriod(word: string): SpendingPeriod | null {
	const isMonth = MONTH.test(word);
	const first = isMonth ? `${word}-01` : word;
	if (!OF_THIS_CENTURY.test(first) || !z.iso.date().safeParse(first).success) return null;
	return isMonth
		? { first, last: lastOfMonth(word), words: monthWords(word) }
		: { first, last: first, words: formatLongDay(first) };
}

function lastOfMonth(month: string): string {
	const [year = 0, number = 0] = month.split('-').map(Number);
	return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
