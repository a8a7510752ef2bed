import type { SeenLine, SignGuess } from '@avtosverka/contract/vin-reading/read-signs';

/** Guesses that are handed on for a sign, and the least that one is worth. */
const GUESSES = 5;
const LEAST = 0.003;

/**
 * The signs of a line in the recogniser's answer: one row of probabilities a step, the first of them for
 * "no sign"; a sign that lasts several steps is taken where it is surest.
 */
export function signsOfLine(answer: Float32Array, signs: string): SeenLine {
	const classes = signs.length + 1;
	const line: SignGuess[][] = [];
	let [last, best] = [0, 0];
	for (let step = 0; step + classes <= answer.length; step += classes) {
		const row = answer.subarray(step, step + classes);
		const top = row.indexOf(Math.max(...row));
		const sure = row[top] as number;
		if (top !== 0 && (top !== last || sure > best)) {
			if (top === last) line.pop();
			line.push(guessesOf(row, signs));
			best = sure;
		}
		last = top;
	}
	return line;
}

function guessesOf(row: Float32Array, signs: string): SignGuess[] {
	const guesses = [...signs].map((sign, place) => ({ sign, probability: row[place + 1] as number }));
	return guesses
		.filter(({ probability }) => probability >= LEAST)
		.sort((one, other) => other.probability - one.probability)
		.slice(0, GUESSES);
}
