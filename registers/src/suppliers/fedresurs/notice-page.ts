import { readDocument } from '../../html/document.ts';
import { linesOf } from '../../html/lines.ts';

/** Somebody whom the notary's page of a notice names with a birth date. */
export type NamedParty = {
	readonly name: string;
	/** `dd.mm.yyyy`. */
	readonly birthDate: string;
};

/** «ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ, 01.02.1980», perhaps after «Залогодатель:». */
const PERSON = /(\p{Lu}[\p{L}\p{M}'’ -]{2,180}?)\s*,\s*(\d{2}\.\d{2}\.\d{4})(?!\d)/gu;
const REFERENCE_NUMBER = /\d{4}-\d{3}-\d{6}-\d{3}/g;
/** Names of parties stand at the beginning; the rest of a notice lists what is pledged. */
const MOST_NAMED = 50;

/**
 * Everybody whom the page names with a birth date; null for a page about another notice. Its markup is not
 * known, so that only its words are read. Never throws.
 */
export function readNoticePage(page: string, referenceNumber: string | null): readonly NamedParty[] | null {
	const tree = readDocument(page);
	if (tree === null) return null;
	const lines = linesOf(tree.root);
	const numbers = lines.flatMap((line) => line.match(REFERENCE_NUMBER) ?? []);
	if (referenceNumber !== null && numbers.length > 0 && !numbers.includes(referenceNumber)) return null;
	return lines
		.flatMap((line) => [...line.matchAll(PERSON)])
		.slice(0, MOST_NAMED)
		.map(([, name = '', birthDate = '']) => ({ name, birthDate }));
}
