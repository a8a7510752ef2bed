import type { Person } from '@avtosverka/contract/vocabulary/person';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepFitting, matchPerson } from './person-match.ts';

const PERSON = {
	lastName: 'Примеров',
	firstName: 'Пётр',
	middleName: 'Образцович',
	birthDate: '1980-02-01',
	passport: '0000000000',
} as Person;

const described = (name: string | null, birthDate: string | null = null) =>
	matchPerson(PERSON, { name, birthDate });

describe('a row belongs to the person', () => {
	test.each([
		['Примеров Пётр Образцович', '01.02.1980', 'exact'],
		['ПЕТР ОБРАЗЦОВИЧ ПРИМЕРОВ', '1980-02-01T00:00:00', 'exact'],
		['ИП Примеров Петр Образцович', '1980-02-01', 'exact'],
		['Примеров Пётр Образцович', null, 'name-only'],
		['ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*', 'не указана', 'name-only'],
		['Примеров Пётр Образцович', '1980 г.р.', 'name-only'],
		// Latin look-alikes: P and p, e and o.
		['Пpимepoв Пётр Образцович', '01.02.1980', 'exact'],
	] as const)('%s, %s: %s', (name, birthDate, match) => {
		expect(described(name, birthDate)).toBe(match);
	});

	test.each([
		['Примеров Пётр', null],
		['Примеров П. О.', null],
		['Примеров П.', null],
		['Примеров Пётр О.', null],
		['Примеров Пётр Образцович, он же Тестов', null],
		['Тестов Пётр Образцович', '01.02.1980'],
		['Примеров Пётр', '01.02.1980'],
		[null, '01.02.1980'],
		[null, null],
		['***', null],
	])('%s, %s: only in part, so a person must look', (name, birthDate) => {
		expect(described(name, birthDate)).toBe('look');
	});

	test.each([
		['Примеров Пётр Образцович', '02.02.1980'],
		['Примеров Пётр Образцович', '1979'],
		['Примеров Пётр Иванович', null],
		['Примеров Иван Образцович', null],
		['Примерова Анна Образцовна', null],
		['Примеров И. О.', null],
		['Тестов Пётр Образцович', null],
		['Иванов Иван Иванович', '01.02.1980'],
		[null, '31.12.1979'],
	])('%s, %s: not at all', (name, birthDate) => {
		expect(described(name, birthDate)).toBeNull();
	});

	test('whose last name has two words, whatever stands between them', () => {
		const person = { ...PERSON, lastName: 'Примеров Образцов' } as Person;
		for (const name of ['Примеров-Образцов Пётр Образцович', 'Образцов Примеров Пётр Образцович']) {
			expect(matchPerson(person, { name, birthDate: '01.02.1980' })).toBe('exact');
		}
	});
});

describe('a double name', () => {
	const described = (own: Partial<Person>, name: string, birthDate: string | null = null) =>
		matchPerson({ ...PERSON, ...own } as Person, { name, birthDate });
	const double = { lastName: 'Салтыков-Щедрин' } as Partial<Person>;
	const son = { middleName: 'Вагиф оглы' } as Partial<Person>;

	test.each([
		[double, 'САЛТЫКОВ-ЩЕДРИН ПЕТР ОБРАЗЦОВИЧ'],
		[double, 'Салтыков – Щедрин Пётр Образцович'],
		[double, 'САЛТЫКОВ ЩЕДРИН ПЕТР ОБРАЗЦОВИЧ'],
		[double, 'САЛТЫКОВЩЕДРИН ПЕТР ОБРАЗЦОВИЧ'],
		[{ lastName: 'Салтыковщедрин' }, 'Салтыков-Щедрин Пётр Образцович'],
		[{ lastName: "О'Нил" }, 'ОНИЛ ПЕТР ОБРАЗЦОВИЧ'],
		[{ lastName: "О'Нил" }, 'О’НИЛ ПЕТР ОБРАЗЦОВИЧ'],
		[{ firstName: 'Анна-Мария' }, 'ПРИМЕРОВ АННАМАРИЯ ОБРАЗЦОВИЧ'],
		[son, 'ПРИМЕРОВ ПЁТР ВАГИФ-ОГЛЫ'],
		[son, 'ПРИМЕРОВ ПЁТР ВАГИФОГЛЫ'],
	] as [Partial<Person>, string][])('%j is the same as %s', (own, name) => {
		expect(described(own, name, '01.02.1980')).toBe('exact');
		expect(described(own, name)).toBe('name-only');
	});

	test('joined with initials, or without a patronymic, is looked at', () => {
		expect(described(double, 'САЛТЫКОВЩЕДРИН П. О.')).toBe('look');
		expect(described(double, 'САЛТЫКОВЩЕДРИН ПЕТР')).toBe('look');
		expect(described(double, 'САЛТЫКОВЩЕДРИН ИВАН ИВАНОВИЧ')).toBeNull();
	});

	test('of somebody who has no patronymic is whole without one', () => {
		const own = { middleName: '' } as Partial<Person>;
		expect(described(own, 'ПРИМЕРОВ ПЁТР', '01.02.1980')).toBe('exact');
		expect(described(own, 'ПРИМЕРОВ ПЁТР')).toBe('name-only');
		expect(described(own, 'ПРИМЕРОВ ПЁТР ИВАНОВИЧ')).toBe('look');
	});
});

describe('whatever a register says', () => {
	const words = fc.array(fc.constantFrom('Примеров', 'Пётр', 'Образцович', 'Тестов', 'П', 'ИП', 'Иван'), {
		maxLength: 5,
	});
	const name = fc.oneof(
		words.map((list) => list.join(' ')),
		fc.string(),
		fc.constant(null),
	);
	const birthDate = fc.oneof(fc.constantFrom('01.02.1980', '1980-02-01', '1980', '1979', null), fc.string());

	test('another birth date makes a stranger of anybody, and the same one with the same name never', () => {
		fc.assert(
			fc.property(
				name,
				fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2020-01-01') }),
				(named, day) => {
					const iso = day.toISOString().slice(0, 10);
					const match = described(named, iso);
					if (iso !== PERSON.birthDate) expect(match).toBeNull();
				},
			),
		);
		const parts = fc.shuffledSubarray(['примеров', 'ПЕТР', 'Образцович'], { minLength: 3 });
		fc.assert(fc.property(parts, (order) => described(order.join(' - '), '01.02.1980') === 'exact'));
	});

	test('it is exact only with the birth date, and name-only only without', () => {
		fc.assert(
			fc.property(name, birthDate, (named, born) => {
				const match = described(named, born);
				const known = born !== null && /^(01\.02\.1980|1980-02-01)($|[T\s])/.test(born);
				if (match === 'exact') expect(known).toBe(true);
				if (match === 'name-only') expect(known).toBe(false);
			}),
		);
	});

	test('a row is kept with how well it fits, or left out', () => {
		const rows = [
			{ id: 1, name: 'Примеров Пётр Образцович', born: '01.02.1980' },
			{ id: 2, name: 'Примеров Пётр Образцович', born: '03.03.1953' },
			{ id: 3, name: 'Примеров Пётр Образцович', born: null },
		];
		const cached = keepFitting(PERSON, rows, ({ name, born }) => ({ name, birthDate: born }));
		expect(cached).toEqual([
			{ ...rows[0], match: 'exact' },
			{ ...rows[2], match: 'name-only' },
		]);
	});
});

describe('a row belongs to a person whose name has letters that Russian lacks', () => {
	const person = { ...PERSON, lastName: 'Қожахметов', firstName: 'Әхмәт', middleName: '' } as Person;

	test.each([
		['ҚОЖАХМЕТОВ ӘХМӘТ', 'exact'],
		['КОЖАХМЕТОВ АХМЕТ', 'exact'],
		['Хожахметов Эхмэт', 'exact'],
		['Кожахметов А.', 'look'],
		['Примеров Пётр', null],
	] as const)('however the register writes them: %s', (name, match) => {
		expect(matchPerson(person, { name, birthDate: '01.02.1980' })).toBe(match);
	});
});
