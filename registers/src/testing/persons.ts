import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonQuestion } from '../person-register.ts';

/** The invented person of the samples. */
export const PERSON = {
	lastName: 'Примеров',
	firstName: 'Пётр',
	middleName: 'Образцович',
	birthDate: '1980-02-01',
	passport: '0000000000',
} as Person;

/** A question about a person that is never aborted and costs nothing. */
export function askAbout(own: Partial<Person> = {}, more: Partial<PersonQuestion> = {}): PersonQuestion {
	return {
		person: { ...PERSON, ...own },
		signal: new AbortController().signal,
		beforePaid: async () => {
			throw new Error('nobody is paid here');
		},
		...more,
	};
}
