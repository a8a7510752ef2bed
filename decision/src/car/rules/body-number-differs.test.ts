import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { carded, owned, registered, released } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = (body: string | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_body_number: body });
const customs = (body: string | null) => released('2017-11-01', { body });

test('another number at the customs is to be clarified, and its figures are not told', () => {
	const given = { registration: registration('GX1056010796'), customs: customs('GX1056010797') };
	expect(sentencesOf('body-number-differs', given)).toEqual([
		'Номер кузова у таможни — не тот, что в регистрации.',
	]);
	expect(findingsOf('body-number-differs', given)).toMatchObject([
		{ severity: 'clarify', section: 'customs', record: 'body' },
	]);
});

test('another number on the basic card is to be known', () => {
	const given = { registration: registration('GX1056010796'), base: carded({ frame_id: 'JZA801004956' }) };
	expect(findingsOf('body-number-differs', given)).toMatchObject([{ severity: 'know', record: 'frame_id' }]);
});

test('two alphabets, dashes, a tail, a mask, «отсутствует», null and silence are no finding', () => {
	for (const [one, other] of [
		['ХТА11193070037528', 'XTA11193070037528'],
		['GX105-6010796', 'GX1056010796'],
		['XTA11193070037528', '0037528'],
		['GX1056010796', 'GX105*****796'],
		['GX1056010796', 'ОТСУТСТВУЕТ'],
		['GX1056010796', null],
		[null, 'GX1056010796'],
	] as const) {
		const given = { registration: registration(one), customs: customs(other) };
		expect(findingsOf('body-number-differs', given)).toEqual([]);
	}
	const given = { registration: registration('GX1056010796'), customs: silent() };
	expect(findingsOf('body-number-differs', given)).toEqual([]);
});
