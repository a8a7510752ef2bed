import { describe, expect, test } from 'vitest';
import { passportAdvice } from './passport-advice.ts';

const TODAY = '2026-11-21';
const advice = (passport: string, birthDate = '') =>
	passportAdvice(passport, birthDate, TODAY).map(({ kind, text }) => `${kind}: ${text}`);

describe('the region of a series', () => {
	test('is a hint as soon as two digits are there', () => {
		expect(advice('45')).toEqual(['hint: Регион по серии: Москва']);
		expect(advice('6511 555666', '29.02.1984')).toEqual(['hint: Регион по серии: Свердловская область']);
	});

	test('is not told where it is not known', () => expect(advice('0005')).toEqual([]));
});

describe('the year of a blank', () => {
	test.each([
		['0030 000000', '', /2030 ещё не наступил/],
		['0096 000000', '', /2096 ещё не наступил/],
		['0000 000000', '01.02.1995', /в 2000 году.*14 лет, то есть с 2009 года/],
		['4010 333444', '10.10.1975', /в 2010 году, а в 45 лет паспорт меняют/],
		['4501 111222', '05.06.1991', /14 лет/],
		['4506 111222', '05.06.1991', /в 20 лет/],
	])('%s of %s makes one look twice', (passport, born, words) => {
		expect(advice(passport, born).at(-1)).toMatch(new RegExp(`^doubt: .*${words.source}`));
	});

	test.each([
		['4509 111222', '05.06.1991'],
		['0022 000000', '05.06.1978'],
		['0026 000000', '05.06.1991'],
		['4509 11122', '05.06.2020'],
		['4509 111222', '31.02.1991'],
		// Twenty since yesterday: the old one is still good.
		['0020 000000', '20.11.2006'],
	])('%s of %s does not', (passport, born) => {
		expect(advice(passport, born).filter((text) => text.startsWith('doubt'))).toEqual([]);
	});
});
