import { readBirthDate } from '@avtosverka/contract/vocabulary/birth-date';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { hasForeignSign, readNamePart, readPatronymic } from '@avtosverka/contract/vocabulary/name-part';
import {
	PERSON_PROBLEM_TEXT,
	type PersonProblem,
	type PersonReading,
	readPassport,
} from '@avtosverka/contract/vocabulary/person';

/** The fields of the form in their order, by the names under which they are sent. */
export const FIELDS = ['last_name', 'first_name', 'middle_name', 'birth_date', 'passport_number'] as const;
export type OwnerField = (typeof FIELDS)[number];
export type NameField = Exclude<OwnerField, 'birth_date' | 'passport_number'>;
/** What stands in the fields; `no_middle_name` is the box «Нет отчества». */
export type OwnerFormFields = Readonly<Record<OwnerField, string>> & { readonly no_middle_name: boolean };

export const NO_FIELDS: OwnerFormFields = {
	last_name: '',
	first_name: '',
	middle_name: '',
	birth_date: '',
	passport_number: '',
	no_middle_name: false,
};

/** What is wrong, by the field where it is shown. */
export type Mistakes = Readonly<Partial<Record<OwnerField, string>>>;

/** What stands at a field that is empty; the form as a whole says the sentence of the specification. */
export const EMPTY_FIELD = 'Это поле пустое';

export function isName(field: OwnerField): field is NameField {
	return field !== 'birth_date' && field !== 'passport_number';
}

/** The mistake that shows at once, while typing: a sign that no name has. */
export function ownerSignMistake(field: OwnerField, text: string): string | null {
	const foreign = isName(field) && hasForeignSign(text);
	return foreign ? PERSON_PROBLEM_TEXT['not-cyrillic'] : null;
}

const READERS: Readonly<Record<OwnerField, (text: string, today: IsoDate) => PersonReading<unknown>>> = {
	last_name: readNamePart,
	first_name: readNamePart,
	middle_name: readPatronymic,
	birth_date: readBirthDate,
	passport_number: readPassport,
};

/**
 * Everything that is wrong with the form as it was sent; nothing when it may go.
 * @param today the day in Moscow
 */
export function validateFields(fields: OwnerFormFields, today: IsoDate): Mistakes {
	const mistakes: Partial<Record<OwnerField, string>> = {};
	for (const field of FIELDS) {
		if (field === 'middle_name' && fields.no_middle_name) continue;
		const problem = problemOf(field, fields[field], today);
		if (problem !== null) mistakes[field] = problem === 'empty' ? EMPTY_FIELD : PERSON_PROBLEM_TEXT[problem];
	}
	return mistakes;
}

function problemOf(field: OwnerField, text: string, today: IsoDate): PersonProblem | null {
	const read = READERS[field](text, today);
	return read.ok ? null : read.problem;
}

/** What the form says as a whole: 'Заполните все поля' where one is empty, else nothing. */
export function summaryOf(mistakes: Mistakes): string | null {
	return Object.values(mistakes).includes(EMPTY_FIELD) ? PERSON_PROBLEM_TEXT.empty : null;
}

/** The field in error that stands first, where the focus goes. */
export function firstWrong(mistakes: Mistakes): OwnerField | null {
	return FIELDS.find((field) => mistakes[field] !== undefined) ?? null;
}

/** The field that the server names as wrong; null for what is no field of the form. */
export function fieldNamed(name: string | undefined): OwnerField | null {
	return FIELDS.find((field) => field === name) ?? null;
}
