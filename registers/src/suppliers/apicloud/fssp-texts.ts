import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import type { EnforcementCase } from '../../registers/fssp.ts';

/** What is left of the debt, and the bailiffs' fees upon it, by their labels. */
const REST = /^остаток\s+долга/i;
const FEE = /^исполнительский\s+сбор|^задолженность по расходам|^штраф спи/i;
const Part = node({ title: oneLine, sum: oneLine });

/** What is still owed, in roubles: the rest with its fees where the sum is given in parts, else the whole. */
export function readMoney(row: Readonly<Record<string, unknown>>): number | null {
	const parts = Array.isArray(row.subjectArray) ? row.subjectArray.map((part) => Part.parse(part)) : [];
	const sumOf = (label: RegExp) =>
		parts.filter(({ title }) => label.test(title ?? '')).map(({ sum }) => roubles(sum));
	const [rest = null] = sumOf(REST);
	if (rest === null) return roubles(oneLine.parse(row.sum ?? null));
	return addRoublesInText([rest, ...sumOf(FEE)]);
}

/** The sum of roubles without the dust of binary fractions. */
function addRoublesInText(amounts: readonly (number | null)[]): number {
	return amounts.reduce<number>((kopecks, amount) => kopecks + Math.round((amount ?? 0) * 100), 0) / 100;
}

function roubles(text: string | null): number | null {
	const bare = text?.replace(/\s|руб\.?$/gi, '').replace(',', '.') ?? '';
	return /^\d{1,12}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : null;
}

const Detail = node({
	doc_type: oneLine,
	doc_date: oneLine,
	document_num: oneLine,
	doc_organization: oneLine,
});
/** «Судебный приказ от 27.07.2021 № 2А-1000/2021 СУДЕБНЫЙ УЧАСТОК № 1». */
const WRIT = /^(?<title>(?<type>.+?)\s+от\s+\d{2}\.\d{2}\.\d{4}\s+№\s*)(?<rest>.+)$/i;
/** A writ's number: its letters, if any, and its digits; the rest is who gave it. */
const NUMBER = /^(?<number>(?:[А-ЯЁA-Z]{2}\s+)?(?:№\s*)?\S*\d\S*)(?:\s+(?<authority>\D.*))?$/i;

/**
 * A writ with its kind, date and number as the bailiffs' own page writes them, and who gave it; the whole
 * text stands as the kind where it has another form.
 */
export function readWrit(text: string | null, detail: unknown): EnforcementCase['writ'] {
	const known = Detail.parse(inFields(detail));
	const { title, rest = '' } = WRIT.exec(text ?? '')?.groups ?? {};
	const { number, authority = null } = NUMBER.exec(rest)?.groups ?? {};
	const inText = title !== undefined && number !== undefined ? title + number : null;
	const { doc_type, doc_date, document_num } = known;
	const parts = [doc_type, doc_date && `от ${doc_date}`, document_num && `№ ${document_num}`];
	const inParts = doc_type === null ? null : parts.filter((part) => part !== null).join(' ');
	const isWhole = doc_date !== null && document_num !== null;
	return {
		title: (isWhole ? inParts : null) ?? inText ?? inParts ?? text,
		issuedBy: known.doc_organization ?? authority?.trim() ?? null,
	};
}

function inFields(detail: unknown): unknown {
	if (!Array.isArray(detail)) return detail;
	const [doc_organization, , doc_type, doc_date, document_num] = detail;
	return { doc_organization, doc_type, doc_date, document_num };
}

type DepartmentTexts = Readonly<Record<'title' | 'address' | 'whole', string | null>>;
/** An address begins with its postal index. */
const DEPARTMENT = /^(?<name>.+?)[\s,]+(?<address>\d{6}(?!\d).*)$/;

/** The bailiffs' department and its address, which may stand in one text alone. */
export function readDepartment({ title, address, whole }: DepartmentTexts): EnforcementCase['department'] {
	const { name = whole, address: inText = null } = DEPARTMENT.exec(whole ?? '')?.groups ?? {};
	return { name: title ?? name, address: address ?? inText };
}

const ARTICLE = /(?:^|[^\d.])(?:ст\.?\s*)?(?<article>4[67])(?:$|[^\d.])/i;
const DAY = /\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2}/;

/** How a case ended; null while nothing says so. */
export function readClosing(parts: readonly (string | null)[]): EnforcementCase['closed'] {
	const words = parts.filter((part) => part !== null).join(' ');
	if (words === '') return null;
	const day = DAY.exec(words)?.[0] ?? null;
	const rest = day === null ? words : words.replace(day, ' ');
	return { date: readDay(day), article: ARTICLE.exec(rest)?.groups?.article ?? null };
}

/** Numbers come as a list of lists. */
export function readPhones(value: unknown): string | null {
	const lists: readonly unknown[] = Array.isArray(value) ? value.flat() : isRecord(value) ? [] : [value];
	const phones = lists.map(
		(phone) =>
			oneLine
				.parse(phone)
				?.replace(/^[*\\]+/, '')
				.trim() ?? '',
	);
	return phones.filter((phone) => phone !== '').join(', ') || null;
}
