import type { MileageReading } from './readings.ts';

/** Two readings in a row of which the later one is lower. */
export type Rollback = { readonly before: MileageReading; readonly after: MileageReading };

/** Every place where a later reading is lower than the one before it; readings come oldest first. */
export function rollbacks(list: readonly MileageReading[]): readonly Rollback[] {
	return list.flatMap((after, place) => {
		const before = list[place - 1];
		return before && after.km < before.km ? [{ before, after }] : [];
	});
}
