import type { Vin } from '../vocabulary/vin.ts';

/** Signs of the tenth place, from 1980 on and again every thirty years (ISO 3779). */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** Makers that keep to it: North America, China, Korea, Russian plants, Volkswagen. */
const KEEPING = /^(?:[1-5L]|KM|KN|KL|XTA|XW[8E]|X7L|Z94|XUF|WV|WA[U1]|TMB|VSS)/;

/** The model year that a VIN tells, the latest that is possible; null where its maker tells none. */
export function modelYearOf(vin: Vin, thisYear: number): number | null {
	const place = YEAR_SIGNS.indexOf(vin[9] as string);
	if (place < 0 || !KEEPING.test(vin)) return null;
	let year = FIRST_YEAR + place;
	while (year + YEAR_SIGNS.length <= thisYear + 1) year += YEAR_SIGNS.length;
	return year;
}
