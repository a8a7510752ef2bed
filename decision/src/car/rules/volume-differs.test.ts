import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { carded, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = (value: number | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_enclosedvolume: value });
const base = (value: number | null) => carded({ volume: value });

test('another volume is told', () => {
	expect(sentencesOf('volume-differs', { registration: registration(1596), base: base(1774) })).toEqual([
		'Объём не совпадает: в регистрации — 1 596 см³, в основных сведениях — 1 774 см³.',
	]);
	expect(findingsOf('volume-differs', { registration: registration(1596), base: base(1617) })).toMatchObject([
		{ severity: 'know', section: 'base', record: 'volume' },
	]);
});

test('within the tolerance, null and silence are no finding', () => {
	for (const [one, other] of [
		[1596, 1600],
		[1576, 1596],
		[1596, 0],
		[null, 1596],
		[1596, null],
	] as const) {
		expect(findingsOf('volume-differs', { registration: registration(one), base: base(other) })).toEqual([]);
	}
	expect(findingsOf('volume-differs', { registration: registration(1596), base: silent() })).toEqual([]);
	expect(findingsOf('volume-differs', { registration: silent(), base: base(1774) })).toEqual([]);
});
