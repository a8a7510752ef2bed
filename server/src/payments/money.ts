/** Kopecks as roubles with exactly two decimals: `49.00`. What is signed is this very text. */
export function roublesOf(kopecks: number): string {
	const whole = Math.trunc(kopecks / 100);
	return `${whole}.${String(kopecks % 100).padStart(2, '0')}`;
}

/** Kopecks of an amount such as `49`, `49.5` or `49.00`; null for any other text. */
export function kopecksOf(text: string): number | null {
	const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
	return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
