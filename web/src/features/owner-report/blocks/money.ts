const WHOLE = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const KOPECKS = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «12 500 ₽», and with kopecks where there are any: «12 500,50 ₽». */
export function showRoubles(roubles: number): string {
	const format = Number.isInteger(roubles) ? WHOLE : KOPECKS;
	return `${format.format(roubles)}\u00a0₽`;
}
