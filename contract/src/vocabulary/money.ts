const WHOLE = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «12 500 ₽», and with kopecks where there are any: «12 500,50 ₽»; no space of it breaks. */
export function showRoubles(roubles: number): string {
	return `${(Number.isInteger(roubles) ? WHOLE : EXACT).format(roubles)}\u00a0₽`;
}

/** «49 ₽», «4,90 ₽»: a payment, with kopecks where there are any. */
export function showKopecks(kopecks: number): string {
	return showRoubles(kopecks / 100);
}
