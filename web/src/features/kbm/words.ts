/** «0,91»: a coefficient as Russian texts write it. */
export function coefficientText(coefficient: number): string {
	return String(coefficient).replace('.', ',');
}

/** What a coefficient does to the price, in words. */
export function changeInPrice(coefficient: number): string {
	const percent = Math.round(Math.abs(coefficient - 1) * 100);
	if (percent === 0) return 'Полис стоит ровно столько, сколько без коэффициента.';
	return coefficient < 1 ? `Полис дешевле на ${percent} %.` : `Полис дороже на ${percent} %.`;
}
