import { readBirthDate } from '@avtosverka/contract/vocabulary/birth-date';
import { PERSON_PROBLEM_TEXT, readPassport } from '@avtosverka/contract/vocabulary/person';
import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin, VIN_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/vin';
import { readTypedDay } from './day.ts';
import { readTypedPrice } from './price.ts';
import type { FieldName } from './values.ts';

const PRICE_ADVICE = 'Цену не прочитать: в договоре останется пустая строка. Пример: 125 000,50';
const DAY_ADVICE = 'Такой даты нет. Напишите её как ДД.ММ.ГГГГ';
const YEAR_ADVICE = 'Год — четыре цифры';

const today = () => new Date().toISOString().slice(0, 10);

/**
 * What seems wrong with a field, in a sentence; null where nothing does. Advice only: any text but a
 * price goes into the contract as typed, and an empty field is filled in by hand.
 */
export function adviceFor(name: FieldName, typed: string): string | null {
	if (typed.trim() === '') return null;
	switch (name) {
		case 'car.vin': {
			const read = parseVin(typed);
			return read.ok ? null : VIN_PROBLEM_TEXT[read.problem];
		}
		case 'car.plate': {
			const read = parsePlate(typed);
			return read.ok ? null : read.text;
		}
		case 'car.year':
			return /^(19|20)\d\d$/.test(typed.trim()) ? null : YEAR_ADVICE;
		case 'deal.price':
			return readTypedPrice(typed) === null ? PRICE_ADVICE : null;
		case 'deal.date':
		case 'seller.issuedOn':
		case 'buyer.issuedOn':
			return readTypedDay(typed) === null ? DAY_ADVICE : null;
		case 'seller.born':
		case 'buyer.born': {
			const read = readBirthDate(typed, today());
			return read.ok ? null : PERSON_PROBLEM_TEXT[read.problem];
		}
		case 'seller.passport':
		case 'buyer.passport':
			return readPassport(typed).ok ? null : PERSON_PROBLEM_TEXT['not-ten'];
		default:
			return null;
	}
}
