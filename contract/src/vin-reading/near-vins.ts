import { plainSigns } from '../vocabulary/plain-signs.ts';
import { foldLookAlikes, foldVin, parseVin, VIN_LENGTH, type Vin } from '../vocabulary/vin.ts';
import { checkDigitVerdict } from '../vocabulary/vin-check-digit.ts';
import { twinsOf } from './confusions.ts';
import { makerOf } from './makers.ts';

/** Why a text may stand for another VIN than it spells. */
export type NearReason =
	| 'left-out-letters'
	| 'one-missing'
	| 'one-too-many'
	| 'check-digit'
	| 'unknown-maker';

/** VINs that a text may have meant, the likeliest first, at most three. */
export type NearVins = { readonly reason: NearReason; readonly vins: readonly Vin[] };

const MOST = 3;
/** Signs that a maker's code may begin with; the rest of the alphabet begins with none that is known. */
const FIRST_SIGNS = [...'XZWJVKLTSYUMNR12345'];

/**
 * What was probably meant by a text that is nearly a VIN: I, O or Q in it, one sign too few or too many, a
 * check digit that must be right and is not, an unknown maker with a known one a look-alike away. It advises
 * only. Null where nothing speaks against the text, or nothing can be said.
 */
export function nearVins(text: string): NearVins | null {
	const signs = foldVin(text).replaceAll('-', '');
	if (/[^A-HJ-NPR-Z0-9]/.test(signs)) return null;
	if (signs.length === VIN_LENGTH - 1) return near('one-missing', withOneMore(signs));
	if (signs.length === VIN_LENGTH + 1) return near('one-too-many', importedVin(text) ?? withOneLess(signs));
	if (signs.length !== VIN_LENGTH) return null;
	if (!parseVin(text).ok) return near('left-out-letters', [signs]);
	const vin = signs as Vin;
	if (makerOf(vin) === null) {
		const known = withOneOther(vin, 3).filter((other) => makerOf(other) !== null);
		if (known.length > 0) return near('unknown-maker', known);
	}
	if (checkDigitVerdict(vin) !== 'wrong') return null;
	const right = withOneOther(vin, VIN_LENGTH).filter((other) => verdictOf(other) === 'right');
	return near(
		'check-digit',
		right.filter((other) => makerOf(other) === makerOf(vin)),
	);
}

/** How much speaks for a VIN beside its signs: a known maker, a right check digit, a number at its end. */
export function plausibility(vin: string): number {
	const verdict = verdictOf(vin);
	const binding = /^[1-5L]/.test(vin);
	return (
		(makerOf(vin) === null ? 0 : 2) +
		(/\d{4}$/.test(vin) ? 1 : 0) +
		(verdict === 'right' ? (binding ? 2 : 0.5) : binding ? -2 : 0)
	);
}

const verdictOf = (vin: string) => checkDigitVerdict(vin as Vin);

function near(reason: NearReason, found: readonly string[]): NearVins {
	const ranked = [...new Set(found)].sort((one, other) => plausibility(other) - plausibility(one));
	return { reason, vins: ranked.slice(0, MOST) as Vin[] };
}

/** A sign lost at the beginning is known by the maker; one lost elsewhere could be any. */
function withOneMore(signs: string): string[] {
	const makes = makerOf(signs) !== null;
	if (makes) return [];
	return [0, 1, 2].flatMap((place) =>
		(place === 0 ? FIRST_SIGNS : [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'])
			.map((sign) => signs.slice(0, place) + sign + signs.slice(place))
			.filter((vin) => makerOf(vin) !== null),
	);
}

/** Bar codes on cars imported into America carry an `I` before the VIN (AIAG B-2): never typed. */
function importedVin(text: string): string[] | null {
	const [first, ...signs] = foldLookAlikes(plainSigns(text)).replace(/[\s-]/g, '');
	const vin = foldVin(signs.join(''));
	return first === 'I' && makerOf(vin) !== null ? [vin] : null;
}

/** A sign pressed twice is the likeliest to be one too many; another is left to the person. */
function withOneLess(signs: string): string[] {
	const all = [...signs].map((_, place) => signs.slice(0, place) + signs.slice(place + 1));
	const doubled = all.filter((_, place) => signs[place] === signs[place + 1]);
	return (doubled.length > 0 ? doubled : all).filter((vin) => plausibility(vin) >= 3);
}

function withOneOther(vin: string, places: number): string[] {
	return [...vin.slice(0, places)].flatMap((sign, place) =>
		twinsOf(sign).map((other) => vin.slice(0, place) + other + vin.slice(place + 1)),
	);
}
