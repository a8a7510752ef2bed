import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { insured, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const ONE = insured({ plate: 'А123ВС77', startDate: '2026-01-10' });
const OTHER = insured({ plate: 'М456ОР178', startDate: '2026-05-01' });
const registration = registered([owned('person', '2018-05-10')]);

test('two policies in force on two plates are to be clarified; plates are not told', () => {
	expect(sentencesOf('two-plates', { registration, osago: [OTHER, ONE] })).toEqual([
		'Действуют полисы сразу на два госномера: у машины может быть двойник.',
	]);
	expect(findingsOf('two-plates', { registration, osago: [OTHER, ONE] })).toMatchObject([
		{ severity: 'clarify', section: 'osago', record: '0' },
	]);
});

test('a change of owner explains it only when it lies between them', () => {
	const sold = (day: string) => registered([owned('person', day), owned('person', '2018-05-10', day)]);
	expect(findingsOf('two-plates', { registration: sold('2026-04-28'), osago: [ONE, OTHER] })).toEqual([]);
	expect(findingsOf('two-plates', { registration: sold('2025-04-28'), osago: [ONE, OTHER] })).toHaveLength(1);
	expect(findingsOf('two-plates', { registration: silent(), osago: [ONE, OTHER] })).toHaveLength(1);
});

test('one plate in two alphabets, an old policy, no plate and silence are no finding', () => {
	for (const osago of [
		[ONE, insured({ plate: 'a 123 bc 77' })],
		[insured({ plate: 'А123ВС77', active: false }), OTHER],
		[insured({ plate: 'А123ВС77', endDate: '2026-11-21' }), OTHER],
		[insured({ plate: 'А123ВС77', active: null, startDate: null }), OTHER],
		[insured({ plate: null }), OTHER],
		[insured({ plate: 'без номера' }), OTHER],
		[],
		silent(),
	]) {
		expect(findingsOf('two-plates', { registration, osago })).toEqual([]);
	}
});
