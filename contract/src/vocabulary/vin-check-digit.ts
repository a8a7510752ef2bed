import type { Vin } from './vin.ts';

const LETTER_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
	['A1J1', 'B2K2S2', 'C3L3T3', 'D4M4U4', 'E5N5V5', 'F6W6', 'G7P7X7', 'H8Y8', 'R9Z9'].flatMap((group) =>
		[...group.matchAll(/([A-Z])(\d)/g)].map((pair) => [pair[1], Number(pair[2])]),
	),
);

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** The check digit a VIN should carry in its ninth place (ISO 3779; mod 11, ten is X). */
export function expectedCheckDigit(vin: Vin): string {
	const sum = [...vin].reduce((total, sign, place) => {
		const value = LETTER_VALUES[sign] ?? Number(sign);
		return total + value * (WEIGHTS[place] ?? 0);
	}, 0);
	const rest = sum % 11;
	return rest === 10 ? 'X' : String(rest);
}

/**
 * What the check digit tells: it binds only for North America (1–5) and China (L); elsewhere makers do not
 * keep to it and a mismatch means nothing. Nor do cars that plants there make for other markets: their ninth
 * sign is often none that a check digit may be.
 */
export function checkDigitVerdict(vin: Vin): 'right' | 'wrong' | 'not-binding' {
	if (vin[8] === expectedCheckDigit(vin)) return 'right';
	return /^[1-5L].{7}[0-9X]/.test(vin) ? 'wrong' : 'not-binding';
}
