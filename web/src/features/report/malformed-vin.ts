import type { VinProblem } from '@avtosverka/contract/vocabulary/vin';

/** What the loader throws when the address carries no VIN. */
export type MalformedVin = { readonly text: string; readonly problem: VinProblem };

/** True for an error of that kind. */
export function isMalformedVin(data: unknown): data is MalformedVin {
	return typeof data === 'object' && data !== null && 'text' in data && 'problem' in data;
}
