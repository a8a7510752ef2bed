import type { CreatedPerson } from './seen.ts';

const DIGITS = 'абвгдежзик';
const MOST = DIGITS.length ** 3;

/**
 * Somebody invented of whom the sandbox knows nothing bad; another number is another person for every
 * register, those that ask for a name alone among them. Without «ё», so that one question is one call.
 */
export function inventPerson(index: number): CreatedPerson {
	if (index >= MOST) throw new Error(`there are no more than ${MOST} invented persons`);
	const number = String(index).padStart(3, '0');
	const letters = [...number].map((digit) => DIGITS[Number(digit)]).join('');
	return {
		last_name: 'Примеров',
		first_name: 'Иван',
		middle_name: `Образц${letters}ович`,
		birth_date: '01.02.1980',
		passport_number: `4510 200${number}`,
	};
}

/** True for a charged question about this person: by passport or by middle name. */
export function isAbout(person: CreatedPerson, asked: Readonly<Record<string, string>>): boolean {
	const passport = person.passport_number.replace(/\D/g, '');
	const { seria = '', nomer = '' } = asked;
	return `${seria}${nomer}` === passport || Object.values(asked).join(' ').includes(person.middle_name);
}
