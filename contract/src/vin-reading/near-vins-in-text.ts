import { plainSigns } from '../vocabulary/plain-signs.ts';
import { VIN_LENGTH } from '../vocabulary/vin.ts';
import { makerOf } from './makers.ts';
import { type NearVins, nearVins } from './near-vins.ts';

/** Signs together that are nearly a VIN: one too few, or one too many. */
const NEARLY = new RegExp(
	`(?<![\\p{L}\\d])[\\p{L}\\d]{${VIN_LENGTH - 1},${VIN_LENGTH + 1}}(?![\\p{L}\\d])`,
	'gu',
);
const SOME_DIGITS = /(?:\d\D*){3}/;
const SOME_LETTER = /\p{L}/u;

/**
 * The VINs that a text without a VIN probably means, as «vin:XTAGFL110KY7OO180» does. Long words and the
 * numbers of orders are none: a maker must be known. Null for nothing of the kind.
 */
export function nearVinsInText(text: string): NearVins | null {
	for (const [word] of plainSigns(text).matchAll(NEARLY)) {
		const near = SOME_DIGITS.test(word) && SOME_LETTER.test(word) ? nearVins(word) : null;
		const vins = near?.vins.filter((vin) => makerOf(vin) !== null) ?? [];
		if (near !== null && vins.length > 0) return { ...near, vins };
	}
	return null;
}
