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
