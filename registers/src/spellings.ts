import type { Person } from '@avtosverka/contract/vocabulary/person';

/** Parts of a person's name as a search gets them. */
export type AskedName = Pick<Person, 'lastName' | 'firstName' | 'middleName'>;

/** A name as it was typed and, where that has a «ё», with «е»: not every search takes the two for one letter. */
export function spellingsOfName({ lastName, firstName, middleName }: AskedName): readonly AskedName[] {
	const typed = { lastName, firstName, middleName };
	const plain = {
		lastName: withoutYo(lastName),
		firstName: withoutYo(firstName),
		middleName: withoutYo(middleName),
	};
	return wholeName(plain) === wholeName(typed) ? [typed] : [typed, plain];
}

/** «Примеров Пётр Образцович», without a space for a middle name that is not there. */
export function wholeName({ lastName, firstName, middleName }: AskedName): string {
	return [lastName, firstName, middleName].join(' ').trim();
}

function withoutYo<Part extends string>(part: Part): Part {
	return part.replaceAll('Ё', 'Е').replaceAll('ё', 'е') as Part;
}
