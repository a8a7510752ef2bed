const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The years of a VIN's tenth sign (ISO 3779, a cycle of 30 years from 1980), newest first. */
export function yearsOfSign(sign: string, thisYear: number): readonly number[] {
	const place = YEAR_SIGNS.indexOf(sign);
	if (place < 0) return [];
	return [2040 + place, 2010 + place, 1980 + place].filter((year) => year <= thisYear);
}

/** The tenth sign for a model year. */
export function signOfYear(year: number): string {
	return YEAR_SIGNS[(year - 1980) % 30] as string;
}
