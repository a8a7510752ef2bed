import type { Day } from '../car.ts';
import type { PersonRecord, PlayedPerson } from '../persons.ts';

/** The birth date under which every namesake of the sandbox stands. */
export const NAMESAKE_BORN: Day = '1961-03-17';

/** An identifier of a person's record: the person's own passport makes it a different one. */
export function guidOf({ passport }: PlayedPerson, place: number): string {
	return `00000000-0000-4000-8${passport.slice(-3)}-${String(place).padStart(12, '0')}`;
}

/** Whose birth date the records of this register carry. */
export function bornAs(person: PlayedPerson, record: PersonRecord): Day {
	return record === 'namesake' ? NAMESAKE_BORN : person.birthDate;
}
