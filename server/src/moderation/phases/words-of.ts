import { asCyrillic, lowered, spacedJoined, unstretched } from './folding.ts';
import { type MappedText, marksIn, type TextMark } from './mapped.ts';

/** Whether a word, in small letters with ё as е, is one of those that are looked for. */
export type WordTest = (word: string) => boolean;

const WORD = /[\p{L}\d@$#*]+/gu;

/** A text in every form that may hide a word: as it is, look-alikes folded, letters joined, unstretched. */
function formsOf(text: string): MappedText[] {
	const plain = lowered(text);
	const joined = spacedJoined(plain);
	const twins = [plain, joined, asCyrillic(plain), asCyrillic(joined)];
	return [...twins, ...twins.map(unstretched)];
}

/** No word of the language is longer; what is, would cost a pattern too much time. */
const LONGEST_WORD = 40;
const DOUBLED = /(\p{L})\1+/gu;

/** Where words stand that pass as they are, or with each doubled letter once. */
export function marksOfWords(text: string, passes: WordTest): TextMark[] {
	const isSought = (word: string) =>
		word.length <= LONGEST_WORD && (passes(word) || passes(word.replace(DOUBLED, '$1')));
	return formsOf(text).flatMap((form) => marksIn(form, WORD, isSought));
}
