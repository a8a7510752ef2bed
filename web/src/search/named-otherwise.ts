import { hasLink } from '@avtosverka/contract/vocabulary/car-in-text';
import type { SearchField } from './rules.ts';

const WANTED: Readonly<Record<SearchField, string>> = { vin: 'а не VIN', plate: 'а не госномер' };

/** A site without a page of it. */
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u;
const MAIL = /^(?:mailto:)?[^\s@/]+@[^\s@/]+\.\p{L}{2,}$/u;
/** Eleven digits alone may be a part of a VIN: a plus, brackets or gaps make them a telephone. */
const PHONE = /^(?:tel:)?(?=.*[+()\s-])\+?[78](?:[\s()-]*\d){10}$/;
const PRICE = /^\d[\d\s.,]*(?:₽|р\.?|руб\.?|рублей|(?:тыс|млн)\.?\s*(?:₽|р\.?|руб\.?)?)$/i;

/** What a text without a car is, said to a person who put it into a field; null where that is not sure. */
export function namedOtherwise(field: SearchField, text: string): string | null {
	const plain = text.trim();
	const wanted = WANTED[field];
	if (MAIL.test(plain)) return `Это адрес почты, ${wanted}.`;
	if (PHONE.test(plain)) return `Это номер телефона, ${wanted}.`;
	if (hasLink(plain) || HOST.test(plain))
		return `Это ссылка, ${wanted}. Вставьте VIN, госномер или текст объявления.`;
	if (PRICE.test(plain)) return `Это цена, ${wanted}.`;
	return null;
}
