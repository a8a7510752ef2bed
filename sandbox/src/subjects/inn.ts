import { chance } from './chance.ts';

/** Weights of the two check digits of a person's INN. */
const ELEVENTH = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELFTH = [3, ...ELEVENTH];

/** A person's INN with true check digits, always the same for the same passport. */
export function inventInn(passport: string): string {
	const first = `77${chance(`inn:${passport}`).digits(8)}`;
	const eleven = first + checkDigit(first, ELEVENTH);
	return eleven + checkDigit(eleven, TWELFTH);
}

function checkDigit(digits: string, weights: readonly number[]): string {
	const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
	return String((sum % 11) % 10);
}
