import type { Vin } from '@avtosverka/contract/vocabulary/vin';

/** A list of an account that names cars. */
export type CarList = (accountId: string) => Promise<readonly { readonly vin: string }[]>;

/** The VINs of the cars that an account holds, of all lists, each once. */
export function createOwnCars(lists: readonly CarList[]): (accountId: string) => Promise<readonly Vin[]> {
	return async (accountId) => {
		const cars = await Promise.all(lists.map((list) => list(accountId)));
		return [...new Set(cars.flat().map(({ vin }) => vin as Vin))];
	};
}
