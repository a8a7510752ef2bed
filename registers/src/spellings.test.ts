import type { NamePart } from '@avtosverka/contract/vocabulary/person';
import { describe, expect, test } from 'vitest';
import { fullName, spellingsOfName } from './spellings.ts';

const spellings = (lastName: string, firstName: string, middleName: string) =>
	spellingsOfName({
		lastName: lastName as NamePart,
		firstName: firstName as NamePart,
		middleName: middleName as NamePart | '',
	}).map(fullName);

describe('a name is asked for', () => {
	test('once where nobody can write it otherwise', () => {
		expect(spellings('Примеров', 'Иван', 'Образцович')).toEqual(['Примеров Иван Образцович']);
		expect(spellings('Ким', 'Иван', '')).toEqual(['Ким Иван']);
	});

	test('with «ё» and with «е»', () => {
		expect(spellings('Примеров', 'Пётр', 'Образцович')).toEqual([
			'Примеров Пётр Образцович',
			'Примеров Петр Образцович',
		]);
	});

	test('with a hyphen, with a space and joined, the typed one first', () => {
		expect(spellings('Салтыков-Щедрин', 'Иван', 'Образцович')).toEqual([
			'Салтыков-Щедрин Иван Образцович',
			'Салтыков Щедрин Иван Образцович',
			'Салтыковщедрин Иван Образцович',
		]);
		expect(spellings('Примеров', 'Али', 'Вагиф оглы')).toEqual([
			'Примеров Али Вагиф оглы',
			'Примеров Али Вагиф-оглы',
			'Примеров Али Вагифоглы',
		]);
		expect(spellings("О'Нил", 'Иван', '')).toEqual(["О'Нил Иван", 'О Нил Иван', 'Онил Иван']);
	});

	test('in six ways where a double name has a «ё»', () => {
		expect(spellings('Щёлоков-Примеров', 'Иван', 'Образцович')).toHaveLength(6);
	});
});
