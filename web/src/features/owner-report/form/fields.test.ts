import { PERSON_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/person';
import { describe, expect, test } from 'vitest';
import {
	EMPTY_FIELD,
	fieldNamed,
	firstWrong,
	type OwnerFormFields,
	ownerSignMistake,
	summaryOf,
	validateFields,
} from './fields.ts';

const TODAY = '2026-11-21';
const GOOD: OwnerFormFields = {
	last_name: 'Примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '0000 000000',
	no_middle_name: false,
};

describe('the form as it was sent', () => {
	test('is good as it stands', () => {
		expect(validateFields(GOOD, TODAY)).toEqual({});
		expect(validateFields({ ...GOOD, last_name: 'Салтыков-Щедрин' }, TODAY)).toEqual({});
		expect(validateFields({ ...GOOD, last_name: 'О’Нил', middle_name: 'Вагиф оглы' }, TODAY)).toEqual({});
	});

	test('needs no patronymic where its box says that there is none', () => {
		expect(validateFields({ ...GOOD, middle_name: '' }, TODAY)).toEqual({ middle_name: EMPTY_FIELD });
		expect(validateFields({ ...GOOD, middle_name: '', no_middle_name: true }, TODAY)).toEqual({});
	});

	test('with an empty field says the sentence of the specification, and which field', () => {
		const mistakes = validateFields({ ...GOOD, first_name: ' ', passport_number: '' }, TODAY);
		expect(mistakes).toEqual({ first_name: EMPTY_FIELD, passport_number: EMPTY_FIELD });
		expect(summaryOf(mistakes)).toBe('Заполните все поля');
		expect(firstWrong(mistakes)).toBe('first_name');
	});

	test.each([
		['passport_number', '4509 11122', 'Паспорт должен содержать 10 цифр'],
		['last_name', 'Primerov', 'Пожалуйста, используйте только кириллицу'],
		['birth_date', '31.02.1980', PERSON_PROBLEM_TEXT['no-such-day']],
		['birth_date', '29.02.1983', PERSON_PROBLEM_TEXT['no-such-day']],
		['birth_date', '01.02.19', PERSON_PROBLEM_TEXT['short-year']],
		['birth_date', '01.02', PERSON_PROBLEM_TEXT['incomplete-date']],
		['middle_name', 'нет', PERSON_PROBLEM_TEXT['no-patronymic']],
		['birth_date', '22.11.2026', PERSON_PROBLEM_TEXT.future],
	] as const)('with %s «%s» says: %s', (field, text, mistake) => {
		const mistakes = validateFields({ ...GOOD, [field]: text }, TODAY);
		expect(mistakes).toEqual({ [field]: mistake });
		expect(summaryOf(mistakes)).toBeNull();
	});
});

describe('a sign that no name has', () => {
	test.each(['I', 'Иванов1', 'Ив@нов', 'Иванов, Пётр'])('shows at once: %s', (text) => {
		expect(ownerSignMistake('last_name', text)).toBe('Пожалуйста, используйте только кириллицу');
	});

	test.each(['', 'И', 'Салтыков-', 'Салтыков–', "О'", 'О’Нил', 'Вагиф оглы', 'Ёлкин'])(
		'is none: «%s»',
		(text) => {
			expect(ownerSignMistake('last_name', text)).toBeNull();
		},
	);

	test('is no matter of a date', () => expect(ownerSignMistake('birth_date', 'x')).toBeNull());
});

test('the server names a field, or something that is none of the form', () => {
	expect(fieldNamed('birth_date')).toBe('birth_date');
	expect(fieldNamed('consent')).toBeNull();
	expect(fieldNamed(undefined)).toBeNull();
});
