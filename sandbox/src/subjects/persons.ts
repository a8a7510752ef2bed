import { foldName, joinName } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** What a register has about a person: a record of theirs, nothing, or a namesake's record. */
export type PersonRecord = 'found' | 'nothing' | 'namesake';

/** What stands between a person's question and its answer at one supplier. */
export type Trouble =
	/** Asks for a picture to be read. */
	| { readonly kind: 'captcha' }
	/** The connection breaks: for the first `attempts` questions about this person, or for good. */
	| { readonly kind: 'down'; readonly attempts?: number }
	/** Takes this long, ms. */
	| { readonly kind: 'slow'; readonly ms: number };

/** An invented person and what the registers of the sandbox tell of them. */
export type PlayedPerson = {
	readonly lastName: string;
	readonly firstName: string;
	/** Empty where there is no patronymic. */
	readonly middleName: string;
	/** `YYYY-MM-DD`. */
	readonly birthDate: string;
	/** Ten digits. */
	readonly passport: string;
	/** Twelve digits with true check digits; null where the tax service finds none. */
	readonly inn: string | null;
	/**
	 * The whole name as each register has it, where it differs from their own. Such a person is found letter
	 * by letter alone: another hyphen, space or «ё» does not match.
	 */
	readonly writtenIn?: Readonly<Partial<Record<PersonRegister, string>>>;
	/** A sentence for people. */
	readonly story: string;
	readonly records: Readonly<Record<PersonRegister, PersonRecord>>;
	/** By supplier, or by supplier and register where a supplier answers for several. */
	readonly troubles: Readonly<Partial<Record<SupplierId | `${SupplierId}.${PersonRegister}`, Trouble>>>;
};

const NOTHING: PlayedPerson['records'] = {
	passport: 'found',
	inn: 'found',
	fssp: 'nothing',
	bankruptcy: 'nothing',
	pledge: 'nothing',
	arbiter: 'nothing',
	fsin_wanted: 'nothing',
	terrorist: 'nothing',
};

/** Persons with a story of their own. For `passport` and `inn` «found» is the good word: valid, and known. */
export const PERSONS: readonly PlayedPerson[] = [
	{
		lastName: 'Примеров',
		firstName: 'Пётр',
		middleName: 'Образцович',
		birthDate: '1980-02-01',
		passport: '0000000000',
		inn: '000000000184',
		story: 'в каждом реестре что-то нашлось, паспорт недействителен',
		records: {
			passport: 'nothing',
			inn: 'found',
			fssp: 'found',
			bankruptcy: 'found',
			pledge: 'found',
			arbiter: 'found',
			fsin_wanted: 'found',
			terrorist: 'found',
		},
		troubles: {},
	},
	{
		lastName: 'Тестова',
		firstName: 'Тамара',
		middleName: 'Тестовна',
		birthDate: '1991-06-05',
		passport: '4509111222',
		inn: '770000000082',
		story: 'ничего плохого не нашлось, паспорт действителен, ИНН найден',
		records: NOTHING,
		troubles: {},
	},
	{
		lastName: 'Образцов',
		firstName: 'Иван',
		middleName: 'Примерович',
		birthDate: '1975-10-10',
		passport: '4010333444',
		inn: '780100000090',
		story: 'однофамилец в перечне террористов и в залогах, приставы просят картинку, суды не отвечают трижды',
		records: { ...NOTHING, pledge: 'namesake', terrorist: 'namesake' },
		troubles: {
			fssp: { kind: 'captcha' },
			'apicloud.arbiter': { kind: 'down', attempts: 3 },
		},
	},
	{
		lastName: 'Задержкин',
		firstName: 'Олег',
		middleName: 'Олегович',
		birthDate: '1984-02-29',
		passport: '6511555666',
		inn: '660000000005',
		story: 'каждый реестр отвечает медленно, банкротства не отвечают никогда',
		records: NOTHING,
		troubles: {
			'apicloud.passport': { kind: 'slow', ms: 2_000 },
			fns: { kind: 'slow', ms: 4_000 },
			fssp: { kind: 'slow', ms: 8_000 },
			efrsb: { kind: 'down' },
			'apicloud.bankruptcy': { kind: 'down' },
			fedresurs: { kind: 'slow', ms: 12_000 },
			'apicloud.arbiter': { kind: 'slow', ms: 18_000 },
			fsin: { kind: 'slow', ms: 15_000 },
			fedsfm: { kind: 'slow', ms: 10_000 },
		},
	},
	{
		lastName: 'Тестов-Образцов',
		firstName: 'Иван',
		middleName: 'Примерович',
		birthDate: '1983-09-14',
		passport: '4611777111',
		inn: '772235888021',
		writtenIn: {
			fssp: 'Тестов Образцов Иван Примерович',
			bankruptcy: 'Тестовобразцов Иван Примерович',
		},
		story: 'двойная фамилия: приставы пишут её через пробел, банкротства слитно, остальные через дефис',
		records: { ...NOTHING, fssp: 'found', bankruptcy: 'found', pledge: 'found', arbiter: 'found' },
		troubles: {},
	},
	{
		lastName: 'Примерли',
		firstName: 'Али',
		middleName: 'Тестир оглы',
		birthDate: '1979-03-21',
		passport: '8213888222',
		inn: '774254631931',
		writtenIn: { fssp: 'Примерли Али Тестироглы' },
		story: 'отчество с «оглы», у приставов написано слитно, там же долг',
		records: { ...NOTHING, fssp: 'found' },
		troubles: {},
	},
	{
		lastName: 'Примерас',
		firstName: 'Мария',
		middleName: '',
		birthDate: '1995-12-03',
		passport: '7715999333',
		inn: '773233082622',
		writtenIn: {},
		story: 'отчества нет, ничего плохого не нашлось',
		records: NOTHING,
		troubles: {},
	},
];

/** What a supplier has been asked about, as far as it receives it. */
export type PersonClue = {
	/** Name parts in any order, case and spelling; the spelling matters for exact search. */
	readonly name?: string;
	/** Whose records are searched by that name. */
	readonly register?: PersonRegister;
	readonly passport?: string;
	readonly inn?: string;
};

/**
 * The person of the table whom a supplier was asked about; null for anyone else, about whom no register has
 * bad records. A name fits in any order of its parts.
 */
export function playedPerson({ name, register, passport, inn }: PersonClue): PlayedPerson | null {
	return (
		PERSONS.find(
			(person) =>
				(passport !== undefined && person.passport === passport.replace(/\D/g, '')) ||
				(inn !== undefined && person.inn === inn) ||
				(name !== undefined && isNamed(person, name, register)),
		) ?? null
	);
}

/** A person's whole name as a register has it. */
export function nameIn(register: PersonRegister | undefined, person: PlayedPerson): string {
	const { lastName, firstName, middleName, writtenIn } = person;
	const own = joinName(lastName, firstName, middleName);
	return (register && writtenIn?.[register]) ?? own;
}

function isNamed(person: PlayedPerson, name: string, register: PersonRegister | undefined): boolean {
	const fold = person.writtenIn === undefined ? foldName : (text: string) => text.toLocaleLowerCase('ru');
	const partsOf = (text: string) => fold(text).split(/\s+/).sort().join(' ');
	return partsOf(nameIn(register, person)) === partsOf(name);
}
