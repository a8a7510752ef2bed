import type { Day } from '../car.ts';
import type { PlayedPerson, Told } from '../persons.ts';

/** The birth date under which every namesake of the sandbox stands. */
export const NAMESAKE_BORN: Day = '1961-03-17';

/** «Примеров Пётр Образцович». */
export function wholeName({ lastName, firstName, middleName }: PlayedPerson): string {
	return `${lastName} ${firstName} ${middleName}`;
}

/** Whose birth date the records of this register carry. */
export function bornAs(person: PlayedPerson, told: Told): Day {
	return told === 'namesake' ? NAMESAKE_BORN : person.birthDate;
}
