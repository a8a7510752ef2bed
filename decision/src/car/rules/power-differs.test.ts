import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { carded, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = (value: number | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_enginepower: value });
const base = (value: number | null) => carded({ power: value });

test('another power is told', () => {
	expect(sentencesOf('power-differs', { registration: registration(80.9), base: base(122) })).toEqual([
		'Мощность не совпадает: в регистрации — 80,9 л. с., в основных сведениях — 122 л. с.',
	]);
	expect(findingsOf('power-differs', { registration: registration(150), base: base(147) })).toMatchObject([
		{ severity: 'know', section: 'base', record: 'power' },
	]);
});

test('within the tolerance, null and silence are no finding', () => {
	for (const [one, other] of [
		[80.9, 81],
		[80.9, 59.5],
		[110, 150],
		[150, 148],
		[null, 150],
		[150, null],
		[0, 150],
	] as const) {
		expect(findingsOf('power-differs', { registration: registration(one), base: base(other) })).toEqual([]);
	}
	expect(findingsOf('power-differs', { registration: registration(80.9), base: silent() })).toEqual([]);
	expect(findingsOf('power-differs', { registration: silent(), base: base(122) })).toEqual([]);
});
