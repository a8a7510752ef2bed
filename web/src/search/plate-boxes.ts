import { PLATE_MAX_LENGTH, splitPlate } from '@avtosverka/contract/vocabulary/plate';

/** What stands in each box of a plate. */
export type PlateBoxes = { readonly number: string; readonly region: string };

/** Signs of the longest number; those behind a shorter one change boxes once the plate is whole. */
const NUMBER_LENGTH = 6;

/** Where the signs of a plate stand while it is being typed. */
export function plateBoxes(value: string): PlateBoxes {
	return (
		splitPlate(value) ?? {
			number: value.slice(0, NUMBER_LENGTH),
			region: value.slice(NUMBER_LENGTH, PLATE_MAX_LENGTH),
		}
	);
}

/** Before which sign of the region the caret stands; null where it stands in the number, or nowhere. */
export function placeInRegion({ number, region }: PlateBoxes, caret: number | null): number | null {
	const isFull = region !== '' || number.length === NUMBER_LENGTH;
	return isFull && caret !== null && caret >= number.length ? caret - number.length : null;
}
