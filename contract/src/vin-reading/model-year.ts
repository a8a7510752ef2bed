import type { Vin } from '../vocabulary/vin.ts';

/** Signs of the tenth place, from 1980 on and again every thirty years (ISO 3779). */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * Whose tenth sign is the model year, and who says so. Others put a plant, a steering side or nothing there:
 * Renault (X7L, VF1), Toyota of Japan and Europe, Mercedes-Benz, Nissan of Europe, PSA.
 */
const CODING: readonly RegExp[] = [
	// North America: the law, 49 CFR 565.15, also of cars for other markets.
	/^[1-5]/,
	// China: the law, GB 16735.
	/^L/,
	// Hyundai, Kia and GM of Korea, and their plants in Russia (Z94, XWE, XUF): the makers' VIN tables.
	/^(?:K[MNL]|Z94|XWE|XUF)/,
	// AvtoVAZ: the maker's VIN table, since 1986.
	/^XTA/,
	// Volkswagen, Škoda, SEAT and Audi, also from Kaluga: the group's VIN tables.
	/^(?:XW8|WV|WA[U1]|TMB|VSS)/,
];

/** The model year that a VIN tells, the latest that is possible; null where its maker tells none. */
export function modelYearOf(vin: Vin, thisYear: number): number | null {
	const place = YEAR_SIGNS.indexOf(vin[9] as string);
	if (place < 0 || !CODING.some((makers) => makers.test(vin))) return null;
	let year = FIRST_YEAR + place;
	while (year + YEAR_SIGNS.length <= thisYear + 1) year += YEAR_SIGNS.length;
	return year;
}
