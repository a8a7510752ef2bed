import type { Json } from './fedsfm.ts';

/** The person whom the tests ask about, folded. */
const OURS = ['примеров', 'петр', 'образцович'];
const BORN = '01.02.1980';

/**
 * Whether an answer of the search carries the list's own word that it does not name the person of the tests:
 * written from the description of the wire and from nothing of the code under test. Every spelling is
 * answered alike.
 */
export function saysNone(answer: Json): boolean {
	if (!isObject(answer) || answer.IsError !== false || !Array.isArray(answer.data)) return false;
	const different = new Set(answer.data.map((row: Json) => JSON.stringify(row))).size;
	if (numberOf(answer.recordsFiltered) !== different) return false;
	return answer.data.every((row: Json) => isObject(row) && isOther(row.FullName));
}

/** True for a row about somebody with at most one part of our name, or two and another birth date. */
function isOther(line: Json): boolean {
	if (typeof line !== 'string' || /^(?:нет данных|null)$/.test(line)) return false;
	const before = line.split(/\d{2}\.\d{2}\.\d{4} г\.р\./)[0] ?? '';
	if (!/[а-яёa-z]/i.test(before)) return false;
	const words = before
		.toLowerCase()
		.replaceAll('ё', 'е')
		.split(/[^а-я]+/);
	const shared = OURS.filter((word) => words.includes(word)).length;
	const dates = [...line.matchAll(/(\d{2}\.\d{2}\.\d{4}) г\.р\./g)].map(([, date]) => date);
	if (dates.length === 0) return shared < 2;
	// A namesake is no other until somebody has looked.
	if (shared === OURS.length) return false;
	return (
		dates.every((date) => date !== BORN && /^(0[1-9]|[12]\d)\.(0[1-9]|1[0-2])\./.test(date ?? '')) ||
		shared === 0
	);
}

function numberOf(value: Json): number | null {
	if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
	return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

function isObject(value: Json): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
