import type { NamePart, Passport, Person } from '@avtosverka/contract/vocabulary/person';

/** An invented person of the samples. */
export const PRIMEROV: Person = {
	lastName: 'Примеров' as NamePart,
	firstName: 'Пётр' as NamePart,
	middleName: 'Образцович' as NamePart,
	birthDate: '1980-02-01',
	passport: '4509654321' as Passport,
};

/** Everything by which they could be recognised, in every form in which it might be written. */
export const TRACES_OF_PRIMEROV = [
	'Примеров',
	'Образцович',
	'1980-02-01',
	'01.02.1980',
	'4509654321',
	'4509 654321',
	'654321',
] as const;
