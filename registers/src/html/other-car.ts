import { foldVin, type Vin } from '@avtosverka/contract/vocabulary/vin';

/** A number that names one car; masked and shortened ones name none. */
const WHOLE_NUMBER = /^[A-Z0-9]{17}$/;

/** True when the text names only other cars by their whole VIN: it answers another question. */
export function namesAnotherCar(text: string | null, vin: Vin): boolean {
	if (text === null) return false;
	const named = [text, ...text.split(/[^\p{L}\p{N}]+/u)]
		.map(foldVin)
		.filter((word) => WHOLE_NUMBER.test(word));
	return named.length > 0 && !named.includes(foldVin(vin));
}
