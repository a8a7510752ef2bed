import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { lifeBehind, wholeList } from '../subjects/person-life.ts';
import { nameIn, PERSONS, type PersonClue, type PlayedPerson, playedPerson } from '../subjects/persons.ts';
import { askedName, isRussianDay, type Question } from './question.ts';
import { bailiffRow, bankruptcyRow, courtRow } from './rows.ts';
import { type Body, good, russianDay } from './words.ts';

/** A call about a person: its file and type, the register behind it, and what it must be asked. */
export type PersonAnswer = {
	readonly file: string;
	readonly type: string;
	readonly register: PersonRegister;
	readonly needs: readonly string[];
	/** Whom the question is about, where the table names them. */
	readonly person: (field: Question) => PlayedPerson | null;
	readonly answer: (field: Question) => Body;
};

const byParts =
	(register: PersonRegister) =>
	(field: Question): PersonClue => ({ name: askedName(field), register });
const byText = (register: PersonRegister, text: string): PersonClue => ({ name: text, inn: text, register });
const passportIn = (field: Question) => field('seria') + field('nomer');

/** Every call about people. */
export const PERSON_ANSWERS: readonly PersonAnswer[] = [
	{
		file: 'mvd.php',
		type: 'chekpassportv2',
		register: 'passport',
		needs: ['seria', 'nomer', 'lastname', 'firstname'],
		person: (field) => playedPerson({ passport: passportIn(field) }),
		answer: (field) => passport(lifeBehind({ passport: passportIn(field) }).passportValid),
	},
	{
		file: 'nalog.php',
		type: 'inn',
		register: 'inn',
		needs: ['lastname', 'firstname', 'birthdate', 'serianomer'],
		person: (field) => playedPerson(byParts('inn')(field)),
		answer: inn,
	},
	{
		file: 'fssp.php',
		type: 'physical',
		register: 'fssp',
		needs: ['lastname', 'firstname', 'birthdate', 'region'],
		person: (field) => playedPerson(byParts('fssp')(field)),
		answer: bailiffs,
	},
	{
		file: 'bankrot.php',
		type: 'searchString',
		register: 'bankruptcy',
		needs: ['string', 'legalStatus'],
		person: (field) => playedPerson(byText('bankruptcy', field('string'))),
		answer: bankruptcy,
	},
	{
		file: 'kad_arbitr.php',
		type: 'search',
		register: 'arbiter',
		needs: ['participant'],
		person: (field) => playedPerson(byText('arbiter', field('participant'))),
		answer: courts,
	},
	{
		file: 'fedsfm.php',
		type: 'terextr',
		register: 'terrorist',
		needs: ['search'],
		person: (field) => PERSONS.find((person) => holds(nameIn('terrorist', person), field('search'))) ?? null,
		answer: list,
	},
];

function passport(valid: boolean | null): Body {
	if (valid === null)
		return { ...good({ result: 'NOT_FOUND', description: 'Данные не найдены' }), status: 404 };
	return valid
		? good({ result: 'VALID', description: 'Действительный' })
		: good({ result: 'NOT_VALID', description: 'Недействительный' });
}

/** Found only when passport, name and birth date are one person's. */
function inn(field: Question): Body {
	const passportNumber = field('serianomer').replace(/\D/g, '');
	const named = playedPerson(byParts('inn')(field));
	const holder = playedPerson({ passport: passportNumber });
	const isBorn = holder === null || russianDay(holder.birthDate) === field('birthdate');
	const fits = named === holder && isBorn;
	const found =
		fits && isRussianDay(field('birthdate')) ? lifeBehind({ passport: passportNumber }).inn : null;
	return found === null
		? good({ found: false, message: 'Информация об ИНН не найдена' })
		: good({ found: true, inn: found });
}

/** The bailiffs look for the birth date themselves. */
function bailiffs(field: Question): Body {
	const records = lifeBehind(byParts('fssp')(field))
		.bailiffCases.filter(({ debtor }) => russianDay(debtor.born) === field('birthdate'))
		.filter(({ closed }) => closed === null || field('onlyActual') !== '1')
		.map(bailiffRow);
	if (records.length === 0) return good({ count: 0, message: 'В базе ФССП отсутствует' });
	const pages = { countAll: String(records.length), pagesAll: '1', totalLoadedPage: '1' };
	return good({ ...pages, count: records.length, onlyActual: field('onlyActual') === '1', records });
}

function bankruptcy(field: Question): Body {
	const text = field('string');
	const rez = lifeBehind(byText('bankruptcy', text)).bankruptcies.map((record) =>
		bankruptcyRow(record, field('dopInfo') === '1'),
	);
	return rez.length === 0
		? good({ num: 0, message: 'Информация не найдена' }, 0.6)
		: good({ totalCount: rez.length, rez }, 0.6);
}

function courts(field: Question): Body {
	const text = field('participant');
	const result = lifeBehind(byText('arbiter', text)).courtCases.map(courtRow);
	return good({ result, PagesCount: result.length === 0 ? 0 : 1 });
}

function list(field: Question): Body {
	const result = wholeList()
		.filter(({ name }) => holds(name, field('search')))
		.map(({ number, name, starred, born, place }) => ({
			id: String(number),
			type: 'fiz',
			name: starred ? `${name}*` : name,
			birth: born === null ? '' : russianDay(born),
			place,
		}));
	return result.length === 0
		? good({ found: false, count: 0 }, 0.3)
		: good({ found: true, count: result.length, result }, 0.3);
}

/** The search finds parts of words; «ё» and «е» are two letters to it. */
function holds(name: string, part: string): boolean {
	return part !== '' && name.toLocaleUpperCase('ru').includes(part.toLocaleUpperCase('ru'));
}
