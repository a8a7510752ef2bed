import { isPersonInn } from '@avtosverka/contract/vocabulary/inn';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifeBehind, type PersonLife, wholeList } from './person-life.ts';
import { NAMESAKE_BORN } from './person-rows/namesake.ts';
import { PERSONS } from './persons.ts';

const lifeOf = (lastName: string) => {
	const person = PERSONS.find((one) => one.lastName === lastName);
	return lifeBehind({ passport: person?.passport ?? '' });
};
const countsOf = (life: PersonLife) => [
	life.bailiffCases.length,
	life.bankruptcies.length,
	life.pledges.length,
	life.courtCases.length,
	life.wanted.length,
	life.listed.length,
];

describe('What the registers know of the invented persons', () => {
	test('is something in every register of Примеров, with two open debts and one that was closed by article 46', () => {
		const life = lifeOf('Примеров');
		expect(countsOf(life)).toEqual([3, 2, 3, 2, 1, 1]);
		expect(life).toMatchObject({ passportValid: false, inn: '000000000184' });
		expect(life.bailiffCases.map(({ closed }) => closed?.article ?? null)).toEqual([null, null, '46']);
		expect(life.pledges.some(({ subjects }) => subjects.every((subject) => subject.length < 2))).toBe(true);
	});

	test('is nothing of Тестова and Задержкин but a valid passport and an INN', () => {
		for (const life of [lifeOf('Тестова'), lifeOf('Задержкин')]) {
			expect(countsOf(life)).toEqual([0, 0, 0, 0, 0, 0]);
			expect(life.passportValid).toBe(true);
			expect(isPersonInn(life.inn ?? '')).toBe(true);
		}
	});

	test('is a namesake of Образцов, once under another birth date and once without any', () => {
		const life = lifeOf('Образцов');
		expect(life.pledges.map(({ pledgor }) => pledgor.born)).toEqual([NAMESAKE_BORN, null]);
		expect(life.listed.map(({ born }) => born)).toEqual([NAMESAKE_BORN, null]);
		expect(countsOf(life)).toEqual([0, 0, 2, 0, 0, 2]);
	});

	test('is told by the name alone too, whatever its order and spelling', () => {
		expect(lifeBehind({ name: 'ПЕТР ОБРАЗЦОВИЧ ПРИМЕРОВ' }).person?.lastName).toBe('Примеров');
		expect(lifeBehind({ name: 'Примеров Пётр' }).person).toBeNull();
	});
});

test('Of anybody else nothing bad is told, always the same, and the INN has its check digits', () => {
	const passport = fc
		.stringMatching(/^\d{10}$/)
		.filter((text) => !PERSONS.some((one) => one.passport === text));
	fc.assert(
		fc.property(passport, (number) => {
			const life = lifeBehind({ passport: number });
			expect(countsOf(life)).toEqual([0, 0, 0, 0, 0, 0]);
			expect(isPersonInn(life.inn ?? '')).toBe(true);
			expect(life.passportValid).toBe(Number(number.slice(4)) <= 100 ? null : true);
			expect(lifeBehind({ passport: number })).toEqual(life);
		}),
	);
});

test('The whole list of terrorists has the lines of all persons', () => {
	expect(wholeList().map(({ name, born }) => `${name} ${born}`)).toEqual([
		'ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ 1980-02-01',
		`ОБРАЗЦОВ ИВАН ПРИМЕРОВИЧ ${NAMESAKE_BORN}`,
		'ОБРАЗЦОВ ИВАН ПРИМЕРОВИЧ null',
	]);
});
