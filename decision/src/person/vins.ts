import { foldVin, VIN_LENGTH } from '@avtosverka/contract/vocabulary/vin';
import type { DealQuestion } from './person.ts';

const TOKEN = /[0-9A-ZА-ЯЁ]{17,}/giu;

/** The cars of the deal that a text names by their VIN. */
export function carsNamedIn({ cars }: DealQuestion, texts: readonly string[]): readonly string[] {
	const whole = vinsIn(texts);
	return cars.filter((vin) => whole.has(foldVin(vin)));
}

/** True where the texts name some car by its VIN. */
export function namesAnyVin(texts: readonly string[]): boolean {
	return vinsIn(texts).size > 0;
}

function vinsIn(texts: readonly string[]): ReadonlySet<string> {
	const tokens = texts.flatMap((text) => [...text.matchAll(TOKEN)].map(([token]) => foldVin(token)));
	return new Set(tokens.filter(({ length }) => length === VIN_LENGTH));
}
