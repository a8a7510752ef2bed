import type { Json } from './efrsb.ts';

/** The person whom the tests ask about, folded. */
const OURS = 'примеров петр образцович';
const BORN = '1980-02-01';
/** What stands for a missing value: a program's own word among them. */
const NO_WORD = /^(?:нет данных|null)?$/;

/**
 * Whether a list and the one card that every row leads to carry the register's own word that it has nothing
 * about the person of the tests: written from the description of the wire and from nothing of the code under
 * test.
 */
export function saysNone(list: Json, card: Json): boolean {
	if (!isObject(list) || !Array.isArray(list.pageData)) return false;
	const different = new Set(list.pageData.map((row: Json) => JSON.stringify(row))).size;
	if (numberOf(list.total) !== different) return false;
	return list.pageData.every((row: Json) => isObject(row) && isOther(row, card));
}

/** True for a row of another name, or of ours with a card that tells another day. */
function isOther(row: Json, card: Json): boolean {
	const name = words(row.fio);
	if (name === null) return false;
	// A row without a name was found by this name all the same.
	if (name !== OURS && name !== '') return true;
	const inner = isObject(card?.info) ? card.info : card;
	if (!isObject(inner) || words(inner.fullName) === null) return false;
	if (typeof row.guid !== 'string' || !/^[\da-f-]{36}$/.test(row.guid)) return false;
	const guids = [card.guid, inner.guid].filter((guid) => typeof guid === 'string' && !NO_WORD.test(guid));
	const numbers = [card.guid, inner.guid].filter((guid) => typeof guid === 'number');
	if (numbers.length > 0 || guids.some((guid) => guid !== row.guid)) return false;
	const { birthdateBankruptcy: born } = inner;
	const day = typeof born === 'string' ? /^(\d{4}-\d{2}-\d{2})(T00:00:00)?$/.exec(born)?.[1] : undefined;
	return day !== undefined && !Number.isNaN(Date.parse(day)) && day !== BORN;
}

/** The letters of a name; empty for a text without any, null for what is no text. */
function words(value: Json): string | null {
	if (typeof value !== 'string' && typeof value !== 'number') return null;
	const text = String(value).trim();
	if (NO_WORD.test(text)) return null;
	return text
		.toLowerCase()
		.replaceAll('ё', 'е')
		.replace(/[^а-яa-z]+/g, ' ')
		.trim();
}

function numberOf(value: Json): number | null {
	if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
	return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

function isObject(value: Json): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
