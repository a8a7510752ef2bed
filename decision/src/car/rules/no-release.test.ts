import { expect, test } from 'vitest';
import { clear, partial, silent, stale } from '../testing/answers.ts';
import { owned, registered, released } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const of = (vin: string) => ({ subject: { vin, plate: null, plateModel: null } });
const JAPANESE = of('JT153SV2000000001');
const registration = registered([owned('person', '2018-05-10')]);
const none = { ...released(null), code: 404 } as const;

test('a registered car of a foreign plant without a release is to be known', () => {
	expect(sentencesOf('no-release', { registration, customs: none }, JAPANESE)).toEqual([
		'Судя по VIN, завод зарубежный, а записи у таможни нет.',
	]);
	expect(findingsOf('no-release', { registration, customs: clear() }, of('KMHDT41BP8U000001'))).toMatchObject(
		[{ severity: 'know', section: 'customs', record: 'code' }],
	);
});

test('one that ГИБДД does not know either is to be clarified', () => {
	expect(findingsOf('no-release', { registration: clear() }, JAPANESE)).toMatchObject([
		{ severity: 'clarify' },
	]);
	expect(findingsOf('no-release', { registration: silent() }, JAPANESE)).toMatchObject([
		{ severity: 'know' },
	]);
});

test.each([
	'XTA211440A0000001',
	'Z94K241BBMR000001',
	'X4XKJ59480L000001',
	'XW8ZZZ61ZAG000001',
	'Y3M5440A5A0000001',
])('%s needs no release', (vin) => {
	expect(findingsOf('no-release', { registration, customs: none }, of(vin))).toEqual([]);
});

test('a release, and a silent, partial or old answer, are no finding', () => {
	for (const customs of [released('2018-01-01'), silent(), partial(none), stale(none)]) {
		expect(findingsOf('no-release', { registration, customs }, JAPANESE)).toEqual([]);
	}
	expect(findingsOf('no-release', { registration, customs: none }, of('GX1056010796'))).toEqual([]);
});
