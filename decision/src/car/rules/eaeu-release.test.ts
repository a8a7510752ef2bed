import { expect, test } from 'vitest';
import { partial, silent } from '../testing/answers.ts';
import { released } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const from = (country: string | null, day: string | null = '2023-11-25') => ({
	customs: released(day, { country }),
});

test.each([
	['Киргизия', 'в Киргизии'],
	['КЫРГЫЗСТАН', 'в Киргизии'],
	['Казахстан', 'в Казахстане'],
	['Республика Армения', 'в Армении'],
	['Беларусь', 'в Беларуси'],
])('%s is to be clarified', (country, where) => {
	expect(sentencesOf('eaeu-release', from(country))).toEqual([
		`Машину оформляли 25.11.2023 ${where}: проверьте, уплачен ли утильсбор.`,
	]);
	expect(findingsOf('eaeu-release', from(country))).toMatchObject([
		{ severity: 'clarify', section: 'customs', record: 'country' },
	]);
});

test('a day that nobody knows and an answer not read to the end are findings too', () => {
	expect(sentencesOf('eaeu-release', { customs: partial(released(null, { country: 'Киргизия' })) })).toEqual([
		'Машину оформляли в Киргизии: проверьте, уплачен ли утильсбор.',
	]);
});

test('other countries, no country, days before the fee and silence are no finding', () => {
	for (const given of [from('Япония'), from(null), from('Казахстан', '2012-08-31'), { customs: silent() }]) {
		expect(findingsOf('eaeu-release', given)).toEqual([]);
	}
});
