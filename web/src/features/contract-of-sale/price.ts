/// <reference path="./rubles.d.ts" />
import { rubles } from 'rubles';

/** Ten digits of roubles are no price of a car, but two prices in a row. */
const PRICE = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
const NOT_PRICE = /[\s\u00a0\u202f]|руб(?:лей|ль|ля|\.)?$|₽$/gi;
/** Digits apart that are no thousands of one number: «45000 5000». */
const SEVERAL_NUMBERS = /\d{4}\s+\d|\d\s+(?!\d{3}(?!\d))\d/;

/** A typed sum: «125 000», «125000,50 ₽»; in kopecks, null for an unreadable one, several or nothing. */
export function readTypedPrice(text: string): number | null {
	const match = SEVERAL_NUMBERS.test(text) ? null : PRICE.exec(text.replaceAll(NOT_PRICE, ''));
	if (!match) return null;
	const kopecks = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
	return kopecks > 0 ? kopecks : null;
}

/** «125 000,50 руб. (сто двадцать пять тысяч рублей 50 копеек)»: figures and words for contracts. */
export function writtenPrice(kopecks: number): string {
	const roubles = Math.floor(kopecks / 100);
	const rest = String(kopecks % 100).padStart(2, '0');
	const figures = `${String(roubles).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}`;
	return `${figures}\u00a0руб. (${priceInWords(kopecks)})`;
}

/** «сто двадцать пять тысяч рублей 50 копеек». */
export function priceInWords(kopecks: number): string {
	const roubles = Math.floor(kopecks / 100);
	// The library leaves out a sum of roubles that is nothing.
	const words = rubles(`${roubles}.${String(kopecks % 100).padStart(2, '0')}`) ?? '';
	return roubles === 0 ? `ноль рублей ${words}` : words;
}
