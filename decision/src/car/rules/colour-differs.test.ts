import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { carded, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = (value: string | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_bodycolor: value });
const base = (value: string | null) => carded({ color: value });

test('another colour is told', () => {
	expect(
		sentencesOf('colour-differs', { registration: registration('СЕРЕБРИСТЫЙ'), base: base('Красный') }),
	).toEqual(['Цвет не совпадает: в регистрации — СЕРЕБРИСТЫЙ, в основных сведениях — Красный.']);
	expect(
		findingsOf('colour-differs', { registration: registration('Черный'), base: base('Тёмно-зелёный') }),
	).toMatchObject([{ severity: 'know', section: 'base', record: 'color' }]);
});

test('within the tolerance, null and silence are no finding', () => {
	for (const [one, other] of [
		['СЕРЫЙ', 'Серебристый'],
		['Тёмно-красный', 'БОРДОВЫЙ'],
		['ЧЕРНЫЙ/БЕЛЫЙ', 'белый'],
		['ХАМЕЛЕОН', 'белый'],
		['белый', 'многоцветный'],
		[null, 'белый'],
		['белый', null],
	] as const) {
		expect(findingsOf('colour-differs', { registration: registration(one), base: base(other) })).toEqual([]);
	}
	expect(findingsOf('colour-differs', { registration: registration('СЕРЕБРИСТЫЙ'), base: silent() })).toEqual(
		[],
	);
	expect(findingsOf('colour-differs', { registration: silent(), base: base('Красный') })).toEqual([]);
});
