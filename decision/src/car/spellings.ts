import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import { COLOURS } from './data/colours.ts';
import { MAKES } from './data/makes.ts';

type Spelling = { readonly make: string; readonly folded: string };

/**
 * The text as it is searched: capitals, of one alphabet where letters look alike, each word between spaces
 * of its own.
 */
function fold(text: string): string {
	const words =
		text
			.toUpperCase()
			.replaceAll('Ё', 'Е')
			.match(/[\p{L}\p{N}]+/gu) ?? [];
	return words.map((word) => ` ${foldVin(word)} `).join('');
}

const SPELLINGS: readonly Spelling[] = MAKES.flatMap(([make, ...others]) =>
	[make, ...others].map((spelling) => ({ make, folded: fold(spelling) })),
);

/**
 * The makes that a text names, in either alphabet or in both at once; none where it names none that we
 * know.
 */
export function makesIn(text: string): readonly string[] {
	const folded = fold(text);
	return [...new Set(SPELLINGS.filter((one) => folded.includes(one.folded)).map(({ make }) => make))];
}

/** What tells one model from another in a text. */
export type ModelWords = {
	/** Names in Latin letters, and in Cyrillic ones. */
	readonly latin: readonly string[];
	readonly cyrillic: readonly string[];
	/** Numbers of four digits and more, as Russian makers name their models. */
	readonly codes: readonly string[];
};

/** The words of a model's name without those of its make; short words tell too little to be compared. */
export function modelWords(text: string): ModelWords {
	let folded = fold(text);
	for (const spelling of SPELLINGS) folded = folded.replaceAll(spelling.folded, '');
	const words = folded.split(' ').filter((word) => word.length >= 3);
	// Folding has turned O and I into digits: a name has letters beside them.
	const names = words.filter((word) => /^[\p{L}01]+$/u.test(word) && /\p{L}/u.test(word));
	return {
		latin: names.filter((word) => !/[А-Я]/.test(word)),
		cyrillic: names.filter((word) => /[А-Я]/.test(word)),
		codes: words.filter((word) => /^\d{4,}$/.test(word)),
	};
}

/** The plain colours that a text names, whatever the shade; none where it names none that we know. */
export function coloursIn(text: string): readonly string[] {
	const words =
		text
			.toLowerCase()
			.replaceAll('ё', 'е')
			.match(/\p{L}+/gu) ?? [];
	return [
		...new Set(
			words.flatMap((word) => {
				const [, ...colours] = COLOURS.find(([stem]) => word.startsWith(stem)) ?? [''];
				return colours;
			}),
		),
	];
}
