import { joinName, type Person } from '@avtosverka/contract/vocabulary/person';

/** Parts of a person's name as a search gets them. */
export type AskedName = Pick<Person, 'lastName' | 'firstName' | 'middleName'>;

/**
 * How many spellings of one name are asked for at most: a double name with a «ё» has six. Of a name that has
 * more the first ones are asked, and then nothing may be called absent.
 */
export const MOST_SPELLINGS = 6;

/**
 * Every way in which a register may have written a name, the one that was typed first: with «е» for «ё», and
 * words of one part with a hyphen, with a space and joined. Not every search takes them for the same.
 */
export function spellingsOfName({ lastName, firstName, middleName }: AskedName): readonly AskedName[] {
	const names = spellingsOfPart(lastName).flatMap((last) =>
		spellingsOfPart(firstName).flatMap((first) =>
			spellingsOfPart(middleName).flatMap((middle) => {
				const name = { lastName: last, firstName: first, middleName: middle };
				return [name, withoutYo(name)];
			}),
		),
	);
	return [...new Map(names.map((name) => [fullName(name), name])).values()];
}

/** «Примеров Пётр Образцович», without a space for a middle name that is not there. */
export function fullName({ lastName, firstName, middleName }: AskedName): string {
	return joinName(lastName, firstName, middleName);
}

/** «Салтыков-Щедрин», «Салтыков Щедрин», «Салтыковщедрин»; «Вагиф оглы», «Вагиф-оглы», «Вагифоглы». */
export function spellingsOfPart<Part extends string>(part: Part): readonly Part[] {
	const words = part.split(/[ '-]/);
	if (words.length === 1) return [part];
	const [first = '', ...rest] = words;
	const joined = first + rest.map((word) => word.toLocaleLowerCase('ru')).join('');
	const hyphened = part.includes("'") ? part : words.join('-');
	return [...new Set([part, words.join(' '), hyphened, joined])] as Part[];
}

function withoutYo({ lastName, firstName, middleName }: AskedName): AskedName {
	const plain = <Part extends string>(part: Part) => part.replace(/ё/g, 'е').replace(/Ё/g, 'Е') as Part;
	return { lastName: plain(lastName), firstName: plain(firstName), middleName: plain(middleName) };
}
