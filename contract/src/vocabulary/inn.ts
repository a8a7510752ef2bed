const WEIGHTS = [
	[7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
	[3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
] as const;

/** True for twelve digits of which the last two check the others, as a person's INN has them. */
export function isPersonInn(text: string): boolean {
	if (!/^\d{12}$/.test(text) || /^0+$/.test(text)) return false;
	const digits = [...text].map(Number);
	return WEIGHTS.every((weights) => {
		const sum = weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
		return (sum % 11) % 10 === digits[weights.length];
	});
}

/**
 * A person's INN as a register tells it: a text or a number, its leading zero lost on the way or not. The
 * check digits are not asked for: some numbers were issued without right ones. Null for what is none.
 */
export function readPersonInn(value: unknown): string | null {
	const digits =
		typeof value === 'number' || typeof value === 'string' ? String(value).replace(/\s/g, '') : '';
	if (/^\d{12}$/.test(digits) && !/^0+$/.test(digits)) return digits;
	return digits.length === 11 && isPersonInn(`0${digits}`) ? `0${digits}` : null;
}
