import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { insured } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const searchedBy = (plate: string | null) => ({
	subject: { vin: 'XTAINVENTED000001', plate, plateModel: null },
});
const osago = [insured({ plate: 'М456ОР178' })];

test('a policy on another plate than the searched one is told', () => {
	expect(sentencesOf('other-plate', { osago }, searchedBy('А123ВС77'))).toEqual([
		'Действующий полис — на другой госномер, не на тот, по которому искали машину.',
	]);
	const two = [insured({ plate: null }), ...osago];
	expect(findingsOf('other-plate', { osago: two }, searchedBy('А123ВС77'))).toMatchObject([
		{ severity: 'know', section: 'osago', record: '1' },
	]);
});

test('the same plate, no plate on either side, an old policy and silence are no finding', () => {
	expect(findingsOf('other-plate', { osago }, searchedBy('М456ОР178'))).toEqual([]);
	expect(
		findingsOf('other-plate', { osago: [insured({ plate: 'm456op 178' })] }, searchedBy('М456ОР178')),
	).toEqual([]);
	expect(findingsOf('other-plate', { osago }, searchedBy(null))).toEqual([]);
	expect(findingsOf('other-plate', { osago: [insured()] }, searchedBy('А123ВС77'))).toEqual([]);
	const ended = [insured({ plate: 'М456ОР178', active: false })];
	expect(findingsOf('other-plate', { osago: ended }, searchedBy('А123ВС77'))).toEqual([]);
	expect(findingsOf('other-plate', { osago: silent() }, searchedBy('А123ВС77'))).toEqual([]);
});
