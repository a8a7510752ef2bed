/** The library has no types of its own. */
declare module 'rubles' {
	/** «сто двадцать пять тысяч рублей 00 копеек»; null for zero, over twelve digits or no number. */
	export function rubles(sum: number | string): string | null;
}
