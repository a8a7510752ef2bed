import { expect, test } from 'vitest';
import { decideCar } from '../decide.ts';
import { question, silent } from '../testing/answers.ts';
import { registered, run } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

test('a reading of eight years ago is told with its year, and nothing after it is known', () => {
	const diagnostic = run(['2016-05-01', 71_000], ['2018-06-01', 103_000]);
	expect(sentencesOf('mileage-old', { diagnostic })).toEqual([
		'Последнее показание — 2018 года, 103 000 км: что было с пробегом потом, неизвестно.',
	]);
	expect(findingsOf('mileage-old', { diagnostic })).toMatchObject([
		{ severity: 'know', section: 'diagnostic' },
	]);
	expect(decideCar(question({ diagnostic })).colour).toBe('green');
});

test('three years are old, a day less is not', () => {
	expect(findingsOf('mileage-old', { diagnostic: run(['2023-11-22', 50_000]) })).toHaveLength(1);
	expect(findingsOf('mileage-old', { diagnostic: run(['2023-11-24', 50_000]) })).toEqual([]);
});

test('one reading is told by one rule', () => {
	const given = {
		diagnostic: run(['2018-06-01', 9_000]),
		registration: registered([], { vehicle_releaseyear: 2009 }),
	};
	const { reasons } = decideCar(question(given));
	expect(reasons.filter(({ rule }) => rule.startsWith('mileage')).map(({ rule }) => rule)).toEqual([
		'mileage-low',
	]);
});

test('the wear of the car is looked at once, also after a fall of the odometer', () => {
	const wearIn = (...readings: [day: string, km: number][]) =>
		decideCar(question({ diagnostic: run(...readings) })).inspection.filter(({ text }) =>
			text.startsWith('Износ'),
		);
	expect(wearIn(['2018-06-01', 103_000])).toHaveLength(1);
	expect(wearIn(['2016-05-01', 171_000], ['2018-06-01', 103_000])).toMatchObject([
		{ rules: ['mileage-rolled-back'] },
	]);
});

test('silence and no reading at all are no old reading', () => {
	expect(findingsOf('mileage-old', { diagnostic: silent() })).toEqual([]);
	expect(findingsOf('mileage-old', {})).toEqual([]);
});
