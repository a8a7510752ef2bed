import type { FsspItem } from '@avtosverka/contract/owner-report/blocks';
import { readDay } from '../../html/day.ts';
import { isRecord, node, text } from '../../json/fields.ts';

/** What is left of the debt, and the bailiffs' fees upon it, by their labels. */
const REST = /^остаток\s+долга/i;
const FEE = /^исполнительский\s+сбор|^задолженность по расходам|^штраф спи/i;
const Part = node({ title: text, sum: text });

/** What is still owed, in roubles: the rest with its fees where the sum is told in parts, else the whole. */
export function readMoney(row: Readonly<Record<string, unknown>>): number | null {
	const parts = Array.isArray(row.subjectArray) ? row.subjectArray.map((part) => Part.parse(part)) : [];
	const sumOf = (label: RegExp) =>
		parts.filter(({ title }) => label.test(title ?? '')).map(({ sum }) => roubles(sum));
	const [rest = null] = sumOf(REST);
	if (rest === null) return roubles(text.parse(row.sum ?? null));
	return addRoubles([rest, ...sumOf(FEE)]);
}

/** The sum of roubles without the dust of binary fractions. */
export function addRoubles(amounts: readonly (number | null)[]): number {
	return amounts.reduce<number>((kopecks, amount) => kopecks + Math.round((amount ?? 0) * 100), 0) / 100;
}

function roubles(told: string | null): number | null {
	const bare = told?.replace(/\s|руб\.?$/gi, '').replace(',', '.') ?? '';
	return /^\d{1,12}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : null;
}

const Detail = node({ doc_type: text, doc_organization: text });
/** «Судебный приказ от 27.07.2021 № 2А-1000/2021 СУДЕБНЫЙ УЧАСТОК № 1». */
const WRIT = /^(?<type>.+?)\s+от\s+\d{2}\.\d{2}\.\d{4}\s+№\s*(?<rest>.+)$/i;
/** A writ's number: its letters, if any, and its digits; whatever follows is who gave it. */
const NUMBER = /^(?:[А-ЯЁA-Z]{2}\s+)?(?:№\s*)?\S*\d\S*\s+(?<authority>\D.*)$/i;

/** Kind and giver of a writ; the whole text stands as the kind where it has another form. */
export function readWrit(told: string | null, detail: unknown): FsspItem['executiveDocument'] {
	const known = Detail.parse(detail);
	const match = WRIT.exec(told ?? '');
	const authority = NUMBER.exec(match?.groups?.rest ?? '')?.groups?.authority;
	return {
		type: known.doc_type ?? match?.groups?.type ?? told,
		authority: known.doc_organization ?? authority?.trim() ?? null,
	};
}

const ARTICLE = /(?:^|[^\d.])(?:ст\.?\s*)?(?<article>4[67])(?:$|[^\d.])/i;
const DAY = /\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2}/;

/** How a case ended; null while nothing is told of its end. */
export function readClosing(told: readonly (string | null)[]): FsspItem['closed'] {
	const words = told.filter((part) => part !== null).join(' ');
	if (words === '') return null;
	const day = DAY.exec(words)?.[0] ?? null;
	const rest = day === null ? words : words.replace(day, ' ');
	return { date: readDay(day), article: ARTICLE.exec(rest)?.groups?.article ?? null };
}

/** Numbers come as a list of lists. */
export function readPhones(told: unknown): string | null {
	const lists: readonly unknown[] = Array.isArray(told) ? told.flat() : isRecord(told) ? [] : [told];
	const phones = lists.map(
		(phone) =>
			text
				.parse(phone)
				?.replace(/^[*\\]+/, '')
				.trim() ?? '',
	);
	return phones.filter((phone) => phone !== '').join(', ') || null;
}
