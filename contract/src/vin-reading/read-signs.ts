/** What one place of a picture may show, as a recogniser saw it. */
export type SignGuess = { readonly sign: string; readonly probability: number };

/** The places of one line of signs, each with its guesses. */
export type SeenLine = readonly (readonly SignGuess[])[];

/** A reading: its signs, how sure it is (0–1), and for each place what else it may be. */
export type SignReading = {
	readonly text: string;
	readonly confidence: number;
	readonly doubts: readonly (readonly string[])[];
};

/** Readings that are followed at once. */
const BEAM = 96;
/** What a sign is worth that the recogniser did not name. */
const UNSEEN = 1e-4;
/** How likely a sign is another one that looks like it and was not named. */
const TWIN = 0.002;
/** A sign that others come so near to is in doubt. */
const DOUBTFUL = 0.12;

/** What a grammar makes of a line: which signs may stand at a place, and what speaks for a whole. */
export type SignGrammar = {
	readonly length: number;
	/** The sign of this alphabet that a seen one stands for here; null where none may. */
	readonly fold: (sign: string, place: number) => string | null;
	/** Signs that a seen one is easily taken for. */
	readonly twins: (sign: string) => readonly string[];
	/** The logarithm of how likely a whole is by itself. */
	readonly prior: (text: string) => number;
};

type Beam = { readonly text: string; readonly score: number };

/** The likeliest readings of a line under a grammar, best first. */
export function readSigns(line: SeenLine, grammar: SignGrammar): readonly SignReading[] {
	if (line.length !== grammar.length) return [];
	const places = line.map((guesses, place) => weigh(guesses, place, grammar));
	let beams: Beam[] = [{ text: '', score: 0 }];
	for (const signs of places) {
		beams = beams
			.flatMap((beam) =>
				[...signs].map(([sign, weight]) => ({
					text: beam.text + sign,
					score: beam.score + Math.log(weight),
				})),
			)
			.sort((one, other) => other.score - one.score)
			.slice(0, BEAM);
	}
	const whole = beams
		.map(({ text, score }) => ({ text, score: score + grammar.prior(text) }))
		.sort((one, other) => other.score - one.score);
	const best = whole[0]?.score ?? 0;
	const sum = whole.reduce((total, { score }) => total + Math.exp(score - best), 0);
	return whole.slice(0, 5).map(({ text, score }) => ({
		text,
		confidence: (Math.exp(score - best) / sum) * weakest(text, places),
		doubts: [...text].map((sign, place) => othersAt(place, sign, whole, best, places)),
	}));
}

/** What each place may be, the seen signs folded into the alphabet, their twins faintly beside them. */
function weigh(guesses: readonly SignGuess[], place: number, grammar: SignGrammar): Map<string, number> {
	const weights = new Map<string, number>();
	const add = (sign: string, weight: number) => weights.set(sign, (weights.get(sign) ?? 0) + weight);
	for (const { sign, probability } of guesses) {
		const folded = grammar.fold(sign, place);
		if (folded !== null) add(folded, Math.max(probability, UNSEEN));
		for (const twin of grammar.twins(sign)) {
			const possible = grammar.fold(twin, place);
			if (possible !== null && possible !== folded) add(possible, Math.max(probability * TWIN, UNSEEN));
		}
	}
	return weights;
}

/** The least certain sign of a reading, as the recogniser alone saw it. */
function weakest(text: string, places: readonly Map<string, number>[]): number {
	return Math.min(1, ...[...text].map((sign, place) => places[place]?.get(sign) ?? 0));
}

function othersAt(
	place: number,
	sign: string,
	whole: readonly Beam[],
	best: number,
	places: readonly Map<string, number>[],
): readonly string[] {
	const others = new Set<string>();
	for (const { text, score } of whole) {
		if (text[place] !== sign && Math.exp(score - best) > DOUBTFUL) others.add(text[place] as string);
	}
	const own = places[place]?.get(sign) ?? 0;
	for (const [other, weight] of places[place] ?? []) {
		if (other !== sign && weight > own * DOUBTFUL) others.add(other);
	}
	return [...others];
}
