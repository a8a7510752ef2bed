import { type PhaseCheck, remarksOf } from './phase.ts';

const SIGNS_OF_ONE_WORD = 10;
const SIGNS = 5;

/** Too little to say anything about a car: less than five letters and digits, or one short word. */
export const tooShort: PhaseCheck = ({ text }) => {
	const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
	const signs = words.join('').length;
	const isShort = signs < SIGNS || (words.length < 2 && signs < SIGNS_OF_ONE_WORD);
	const marks = isShort ? [{ from: 0, to: text.length }] : [];
	return remarksOf('too-short', [{ severity: 'low', reason: 'Слишком короткий.', marks }]);
};
