import { describe, expect, test } from 'vitest';
import { fitOfLine } from '../../listed-person.ts';
import { PERSON } from '../../testing/persons.ts';
import { spellingsOf } from './spellings.ts';
import { readFedsfmTerrorist } from './terrorist.ts';
import { jsonOf } from './testing/fedsfm.ts';
import { readFedsfmSearch, readLine } from './wire.ts';

const lineOf = (FullName: string) => readLine({ FullName })!;
const match = (line: string) => fitOfLine(PERSON, lineOf(line));

describe('a line of the list', () => {
	test('is a number, a name with a star, a birth date and a place', () => {
		const line = readLine(jsonOf('found').data[0])!;
		expect(line).toMatchObject({ names: ['ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ'], birthDates: ['01.02.1980'] });
		expect(readFedsfmTerrorist(line, 'exact')).toEqual({
			line: '10198. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 01.02.1980 г.р. , Г. ОБРАЗЦОВСК;',
			type: 'Национальный',
			status: 'Физическое лицо',
			match: 'exact',
		});
	});

	test.each([
		[
			'1. ИВАНОВ ИВАН*, (ПЕТРОВ; СИДОРОВ А.Б.), 01.02.1980 г.р., Г. Т;',
			['ИВАНОВ ИВАН', 'ПЕТРОВ', 'СИДОРОВ А.Б.'],
			['01.02.1980'],
		],
		['2. ИВАНОВ ИВАН, ПЕТРОВ ПЁТР, 1980 г.р., Г. Т;', ['ИВАНОВ ИВАН', 'ПЕТРОВ ПЁТР'], ['1980']],
		['3. ИВАНОВ ИВАН 01.02.1980 г.р.', ['ИВАНОВ ИВАН'], ['01.02.1980']],
		['4. ИВАНОВ, 01.02.1980 г.р., 02.02.1981 г. р.', ['ИВАНОВ'], ['01.02.1980', '02.02.1981']],
		['ИВАНОВ, включён 01.02.2020;', ['ИВАНОВ', 'включён 01.02.2020'], []],
	])('%s names %j, born %j', (text, names, birthDates) => {
		expect(lineOf(text)).toMatchObject({ names, birthDates });
	});

	test.each(['', '10198.', '10198. , 01.02.1980 г.р. , Г. ОБРАЗЦОВСК;', 'нет данных'])(
		'%j names nobody',
		(text) => {
			expect(readLine({ FullName: text })).toBeNull();
		},
	);

	test.each([
		'10198. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 01.02.1980 г.р. , Г. ОБРАЗЦОВСК;',
		'10198. ПРИМЕРОВ ПЕТР ОБРАЗЦОВИЧ, (ТЕСТОВ ПЁТР), 01.02.1980 г.р.;',
		'примеров пётр образцович 01.02.1980 г. р.',
		'1. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ, 05.05.1985 г.р. , 01.02.1980 г.р. , Г. ОБРАЗЦОВСК;',
	])('%s is about the person', (text) => {
		expect(match(text)).toBe('exact');
	});

	test.each([
		['no birth date', '1. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*;'],
		['a birth date that is none', '1. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 00.00.1980 г.р. , Г. Т;'],
		['a year alone', '1. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 1980 г.р. , Г. Т;'],
		['a date of something else', '1. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, внесён 17.03.2020;'],
		['no middle name', '1. ПРИМЕРОВ ПЁТР*, 01.02.1980 г.р. , Г. Т;'],
		['another name of his', '1. ТЕСТОВ ИВАН, (ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ), 01.02.1980 г.р. , Г. Т;'],
		['another name without a date', '1. ТЕСТОВ ИВАН, ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ;'],
	])('with %s must be looked at', (_, text) => {
		expect(match(text)).toBe('look');
	});

	test.each([
		'1. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 17.03.1961 г.р. , Г. Т;',
		'1. ПРИМЕРОВ ПЕТР ОБРАЗЦОВИЧ, 1961 г.р. , Г. Т;',
		'1. ТЕСТОВ ИВАН, (ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ), 17.03.1961 г.р. , Г. Т;',
	])('%s is of a namesake, whom somebody must tell apart', (text) => {
		expect(match(text)).toBe('namesake');
		expect(readFedsfmTerrorist(lineOf(text), 'namesake').match).toBe('look');
	});

	test('is another one’s by another name, or by a part of the name and another birth date', () => {
		const others = jsonOf('others').data.map(({ FullName }: { FullName: string }) => match(FullName));
		expect(others).toEqual(['namesake', null, null, null, null, null]);
		expect(match('1. ПРИМЕРОВ ПЁТР, 17.03.1961 г.р. , Г. Т;')).toBeNull();
	});
});

describe('an answer of the search', () => {
	test.each([
		[jsonOf('none'), { says: 'list', rows: [], total: 0 }],
		[
			{ ...jsonOf('none'), recordsTotal: 20_000 },
			{ says: 'list', total: 0 },
		],
		[{ IsError: true, recordsFiltered: 0, data: [] }, { says: 'error' }],
		[{ recordsFiltered: 0, data: [] }, { says: 'strange' }],
		[{ IsError: 'false', recordsFiltered: 0, data: [] }, { says: 'strange' }],
		[{ IsError: false, recordsFiltered: 0, data: {} }, { says: 'strange' }],
		[[], { says: 'strange' }],
		[null, { says: 'strange' }],
	])('%j', (json, reading) => {
		expect(readFedsfmSearch(json)).toMatchObject(reading);
	});
});

describe('a surname is sought', () => {
	test.each([
		['Образцов', ['ОБРАЗЦОВ']],
		['Тестова', ['ТЕСТОВА', 'ТЁСТОВА']],
		['Артёмов', ['АРТЁМОВ', 'АРТЕМОВ']],
		['Терещенко', ['ТЕРЕЩЕНКО', 'ТЁРЕЩЕНКО', 'ТЕРЁЩЕНКО', 'ТЕРЕЩЁНКО']],
		['Тестов Образцов', ['ТЕСТОВ ОБРАЗЦОВ', 'ОБРАЗЦОВ']],
		['Салтыков-Щедрин', ['САЛТЫКОВ-ЩЕДРИН', 'САЛТЫКОВ']],
		["О'Нил", ["О'НИЛ", 'НИЛ']],
	])('%s as %j', (lastName, spellings) => {
		expect(spellingsOf(lastName)).toEqual(spellings);
	});
});
