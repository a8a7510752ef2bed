import type { Vin } from '../vocabulary/vin.ts';
import { VIN_LENGTH } from '../vocabulary/vin.ts';
import { checkDigitVerdict } from '../vocabulary/vin-check-digit.ts';
import { twinsOf } from './confusions.ts';
import { makerOf } from './makers.ts';
import { readSigns, type SeenLine, type SignGrammar, type SignReading } from './read-signs.ts';

/** Stickers put asterisks or a hyphen around it. */
const EDGES = /^[*•·.\-_|:]$/;

/** The last four signs are digits: what a letter there must have been. */
const DIGIT_OF: Readonly<Record<string, string>> = { B: '8', D: '0', G: '6', L: '1', S: '5', T: '7', Z: '2' };

/** Below it nothing was read: the signs were made up to fit the grammar. */
const HARDLY = 0.0005;

const GRAMMAR: SignGrammar = {
	length: VIN_LENGTH,
	fold(sign, place) {
		const upper = sign.toUpperCase();
		const known = upper === 'I' ? '1' : upper === 'O' || upper === 'Q' ? '0' : upper;
		if (!/^[A-HJ-NPR-Z0-9]$/.test(known)) return null;
		return place >= VIN_LENGTH - 4 && /\D/.test(known) ? (DIGIT_OF[known] ?? null) : known;
	},
	twins: (sign) => (/[OQ]/.test(sign) ? ['D', 'C', 'G'] : twinsOf(sign)),
	prior: priorOf,
};

/** Its maker, and where it binds its check digit, speak for a VIN; neither refuses one. */
function priorOf(vin: string): number {
	const verdict = checkDigitVerdict(vin as Vin);
	return (makerOf(vin) === null ? 0 : 4) + (verdict === 'right' ? 2 : verdict === 'wrong' ? -3 : 0);
}

/** Factors of confidence: for an unknown maker, and for each sign beside the reading in its line. */
const UNKNOWN_MAKER = 0.7;
const SIGN_BESIDE = 0.6;

function judged(reading: SignReading, beside: number): SignReading {
	const known = makerOf(reading.text) === null ? UNKNOWN_MAKER : 1;
	return { ...reading, confidence: reading.confidence * known * SIGN_BESIDE ** beside };
}

/** The VINs that a line of signs may show, best first; a longer line is searched for one. */
export function readSeenVin(line: SeenLine): readonly SignReading[] {
	const signs = line.filter(([best]) => best !== undefined && !EDGES.test(best.sign) && best.sign !== ' ');
	const found: SignReading[] = [];
	for (let from = 0; from + VIN_LENGTH <= signs.length; from++) {
		const part = readSigns(signs.slice(from, from + VIN_LENGTH), GRAMMAR);
		found.push(...part.map((reading) => judged(reading, signs.length - VIN_LENGTH)));
	}
	return found
		.filter(({ text, confidence }) => confidence > HARDLY && /[A-Z]/.test(text) && /\d/.test(text))
		.sort((one, other) => weight(other) - weight(one))
		.slice(0, 5);
}

const weight = ({ text, confidence }: SignReading) => Math.log(confidence + 1e-9) + priorOf(text);
