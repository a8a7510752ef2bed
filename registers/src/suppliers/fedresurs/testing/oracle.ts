import type { Json } from './fedresurs.ts';

/** The person whom the tests ask about, folded and in order of letters. */
const OURS = 'образцович петр примеров';

/**
 * Whether a list and the one page that every notice leads to carry the register's own word that it has
 * nothing about the person of the tests: written from the description of the wire and from nothing of the
 * code under test.
 * @param dates those beside our name on a page with the number of every notice; null for a page without names
 */
export function saysNone(list: Json, dates: readonly string[] | null): boolean {
	if (!isObject(list) || !Array.isArray(list.pageData)) return false;
	const different = new Set(list.pageData.map((row: Json) => JSON.stringify(row))).size;
	if (numberOf(list.found) !== different) return false;
	return list.pageData.every((row: Json) => isObject(row) && isOther(row, dates));
}

function isOther(row: Json, dates: readonly string[] | null): boolean {
	const pledgors = Array.isArray(row.pledgors)
		? row.pledgors.map(words).filter((one: Json) => one !== null)
		: [];
	const guid = typeof row.guid === 'string' && /^[\da-f-]{36}$/.test(row.guid);
	const numbered = text(row.referenceNumber) !== null;
	// A row that names neither a notice nor anybody says nothing.
	if (!guid && !numbered && pledgors.length === 0) return false;
	const mayBeOurs = pledgors.length === 0 || pledgors.some((name: string) => name === OURS || name === '');
	if (!mayBeOurs) return true;
	return guid && (dates?.every((date) => date !== '01.02.1980') ?? false);
}

/** The letters of a name in order; empty for a text without any, null for what is no text. */
function words(value: Json): string | null {
	const shown = text(value);
	if (shown === null) return null;
	const letters =
		shown
			.toLowerCase()
			.replaceAll('ё', 'е')
			.match(/[а-яa-z]+/g) ?? [];
	return letters.toSorted().join(' ');
}

function text(value: Json): string | null {
	if (typeof value !== 'string' && typeof value !== 'number') return null;
	const shown = String(value).trim();
	return /^(?:нет данных|null)?$/.test(shown) ? null : shown;
}

function numberOf(value: Json): number | null {
	if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
	return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

function isObject(value: Json): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
