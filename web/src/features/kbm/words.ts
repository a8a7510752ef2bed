import { type KbmClass, kbmAfterYears, kbmOf } from '@avtosverka/contract/vocabulary/kbm';
import { counted } from '@avtosverka/contract/vocabulary/plural';

/** The most years that the calculator reckons ahead. */
export const YEARS_AT_MOST = 10;

/** «0,91»: a coefficient as Russian texts write it. */
export function coefficientText(coefficient: number): string {
	return String(coefficient).replace('.', ',');
}

/** What a coefficient does to the price, in words. */
export function changeInPrice(coefficient: number): string {
	const percent = Math.round(Math.abs(coefficient - 1) * 100);
	if (percent === 0) return 'Полис стоит столько же, сколько без коэффициента.';
	return coefficient < 1 ? `Полис дешевле на ${percent}\u00a0%.` : `Полис дороже на ${percent}\u00a0%.`;
}

/** The three lines of the calculator's answer: when and which class, the coefficient, the price. */
export function reckoningOf(from: KbmClass, payments: readonly number[]): readonly [string, string, string] {
	const after = kbmAfterYears(from, payments);
	const term = counted(payments.length, ['год', 'года', 'лет']);
	return [
		`Через ${term}: класс ${after}`,
		`КБМ ${coefficientText(kbmOf(after))}`,
		changeInPrice(kbmOf(after)),
	];
}
