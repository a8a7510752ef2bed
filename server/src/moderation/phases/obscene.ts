import { flatWords } from 'russian-bad-words';
import { NOT_OBSCENE, OBSCENE_LATIN, OBSCENE_MASKED, OBSCENE_ROOTS, RUDE_ROOTS } from './obscene-words.ts';
import { type PhaseCheck, remarksOf } from './phase.ts';
import { marksOfWords } from './words-of.ts';

const ROOTS = new RegExp(OBSCENE_ROOTS.join('|'));
const RUDE = new RegExp(RUDE_ROOTS.join('|'));
/** The package's list has the kinds of words among the words. */
const LISTED: ReadonlySet<string> = new Set(
	flatWords
		.map((word) => word.toLowerCase().replaceAll('ё', 'е'))
		.filter((word) => /^[а-я]+$/.test(word) && !NOT_OBSCENE.has(word) && !RUDE.test(word)),
);

const isObscene = (word: string) =>
	LISTED.has(word) || ROOTS.test(word) || OBSCENE_MASKED.test(word) || OBSCENE_LATIN.test(word);

/** Obscene Russian: with look-alike, stretched, spaced or hidden letters too. */
export const obscene: PhaseCheck = ({ text }) =>
	remarksOf('obscene', [
		{ severity: 'medium', reason: 'Нецензурное слово.', marks: marksOfWords(text, isObscene) },
		{ severity: 'low', reason: 'Грубое слово.', marks: marksOfWords(text, (word) => RUDE.test(word)) },
	]);
