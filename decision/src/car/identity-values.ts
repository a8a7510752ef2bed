import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import { BADGES } from './data/makes.ts';
import { type ModelWords, makesIn } from './spellings.ts';

/** Registers count the year of the model or of the building. */
export const YEAR_TOLERANCE = 1;
/** Passports round the volume, inspections write it in tenths of a litre: 1596 and 1600. */
export const VOLUME_TOLERANCE_CM3 = 20;
/** Each of two registers rounds to a whole kilowatt (0.7 hp) or a whole hp (0.5 hp). */
export const POWER_TOLERANCE_HP = 2;
/** Metric horsepower in a kilowatt. */
const HP_PER_KW = 1.35962;
/** A shorter number is that of no body. */
const SHORTEST_BODY_NUMBER = 6;

/** True when two years cannot be those of one car. */
export function yearsDiffer(one: number, other: number): boolean {
	return Math.abs(one - other) > YEAR_TOLERANCE;
}

/** True when two volumes, cm³, cannot be those of one engine. */
export function volumesDiffer(one: number, other: number): boolean {
	return Math.abs(one - other) > VOLUME_TOLERANCE_CM3;
}

/**
 * True when two powers cannot be those of one engine, also if one of them stands in kilowatts and not in
 * hp.
 */
export function powersDiffer(one: number, other: number): boolean {
	const near = (first: number, second: number) => Math.abs(first - second) <= POWER_TOLERANCE_HP;
	return !near(one, other) && !near(one * HP_PER_KW, other) && !near(one, other * HP_PER_KW);
}

/** A VIN as it is compared; null for one that is masked or not whole. */
export function vinValue(text: string): string | null {
	const folded = foldVin(text);
	return /^[A-Z0-9]{17}$/.test(folded) ? folded : null;
}

/** A body number as it is compared; null for a masked one, one sign over and over, and «отсутствует». */
export function readBodyNumber(text: string): string | null {
	const folded = foldVin(text).replaceAll('-', '');
	if (/^(.)\1*$/.test(folded)) return null;
	return folded.length >= SHORTEST_BODY_NUMBER && /^[A-Z0-9]*\d{3}[A-Z0-9]*$/.test(folded) ? folded : null;
}

/** True when two body numbers are not of one car; one of them may be only the tail of the other. */
export function bodyNumbersDiffer(one: string, other: string): boolean {
	return !one.endsWith(other) && !other.endsWith(one);
}

/** The makes that a text names; null where we know none of them. */
export function readMakes(text: string): readonly string[] | null {
	const makes = makesIn(text);
	return makes.length > 0 ? makes : null;
}

/** True when two lists of makes have none in common, also under another badge of its maker. */
export function makesDiffer(one: readonly string[], other: readonly string[]): boolean {
	return listsDiffer(one.flatMap(withBadges), other);
}

function withBadges(make: string): readonly string[] {
	return BADGES.find((badges) => badges.includes(make)) ?? [make];
}

/** True when two lists have nothing in common; of an empty one we know nothing. */
export function listsDiffer(one: readonly string[], other: readonly string[]): boolean {
	return one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value));
}

/** True when two names of models have words of one alphabet, or only numbers, and none of them fits. */
export function modelsDiffer(one: ModelWords, other: ModelWords): boolean {
	const kinds = ['latin', 'cyrillic', 'codes'] as const;
	if (kinds.some((kind) => anyFits(one[kind], other[kind]))) return false;
	const comparable = kinds.filter((kind) => one[kind].length > 0 && other[kind].length > 0);
	return (
		comparable.some((kind) => kind !== 'codes') || (comparable.length > 0 && !named(one) && !named(other))
	);
}

function named({ latin, cyrillic }: ModelWords): boolean {
	return latin.length + cyrillic.length > 0;
}

function anyFits(one: readonly string[], other: readonly string[]): boolean {
	return one.some((word) => other.some((second) => word.startsWith(second) || second.startsWith(word)));
}
