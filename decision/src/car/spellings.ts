import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import { COLOURS } from './data/colours.ts';
import { MAKES } from './data/makes.ts';

/** Words as they are searched: capitals, of one alphabet where letters look alike. */
function wordsOf(text: string): readonly string[] {
	return (
		text
			.toUpperCase()
			.replaceAll('Ё', 'Е')
			.match(/[\p{L}\p{N}]+/gu) ?? []
	).map(foldVin);
}

/**
 * The makes by the first word of each spelling, with the words that must follow it; the longest spelling
 * first.
 */
const MAKES_BY_WORD = new Map<string, { readonly make: string; readonly rest: readonly string[] }[]>();
for (const [make, ...others] of MAKES) {
	for (const [first = '', ...rest] of [make, ...others].map(wordsOf)) {
		const known = MAKES_BY_WORD.get(first) ?? [];
		const all = [...known, { make, rest }].sort((one, other) => other.rest.length - one.rest.length);
		MAKES_BY_WORD.set(first, all);
	}
}

/** The makes that a text names, and its words without their spellings. */
function split(text: string): { readonly makes: readonly string[]; readonly left: readonly string[] } {
	const words = wordsOf(text);
	const makes = new Set<string>();
	const left: string[] = [];
	for (let index = 0; index < words.length; index += 1) {
		const word = words[index] as string;
		const spelling = MAKES_BY_WORD.get(word)?.find(({ rest }) =>
			rest.every((next, place) => words[index + 1 + place] === next),
		);
		if (spelling === undefined) left.push(word);
		else {
			makes.add(spelling.make);
			index += spelling.rest.length;
		}
	}
	return { makes: [...makes], left };
}

/** The makes that a text names, in either alphabet or both at once; none where it names none that we know. */
export function makesIn(text: string): readonly string[] {
	return split(text).makes;
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
	const words = split(text).left.filter((word) => word.length >= 3);
	// Folding has turned O and I into digits: a name has letters beside them.
	const names = words.filter((word) => /^[\p{L}01]+$/u.test(word) && /\p{L}/u.test(word));
	return {
		latin: names.filter((word) => !/[А-Я]/.test(word)),
		cyrillic: names.filter((word) => /[А-Я]/.test(word)),
		codes: words.filter((word) => /^\d{4,}$/.test(word)),
	};
}

/** The plain colours that a text names, regardless of shade; empty where none is known. */
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
