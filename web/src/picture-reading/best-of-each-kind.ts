import type { SeenNumber } from './seen.ts';

/** A number beside the best one is offered from this confidence on: a paper has both, a bumper only one. */
const WORTH_A_CHOICE = 0.5;

/** What a person may choose from: the best VIN and the best plate of a picture, the surer one first. */
export function bestOfEachKind(numbers: readonly SeenNumber[]): readonly SeenNumber[] {
	const [first] = numbers;
	if (first === undefined) return [];
	const other = numbers.find(({ kind }) => kind !== first.kind);
	return other !== undefined && other.reading.confidence >= WORTH_A_CHOICE ? [first, other] : [first];
}
