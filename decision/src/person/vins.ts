import { foldVin, VIN_LENGTH } from '@avtosverka/contract/vocabulary/vin';
import type { DealQuestion } from './person.ts';

const TOKEN = /[0-9A-ZА-ЯЁ]{17,}/giu;

/** The cars of the deal that a text names by their VIN. */
export function carsNamedIn({ cars }: DealQuestion, texts: readonly string[]): readonly string[] {
	const named = texts.flatMap((text) => [...text.matchAll(TOKEN)].map(([token]) => foldVin(token)));
	const whole = new Set(named.filter(({ length }) => length === VIN_LENGTH));
	return cars.filter((vin) => whole.has(foldVin(vin)));
}
