import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { carded, inspected, insured, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = (name: string | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_brandmodel: name });
const diagnostic = (brand: string | null, model: string | null) => ({
	diagnosticCards: [inspected('2025-06-01', { brand, model })],
});

test('another model of the same make is told', () => {
	const given = { registration: registration('KIA RIO'), diagnostic: diagnostic('KIA', 'CERATO') };
	expect(sentencesOf('model-differs', given)).toEqual([
		'Модель не совпадает: в регистрации — KIA RIO, в техосмотре — KIA CERATO.',
	]);
	const osago = [insured({ model: 'ВАЗ 2112' })];
	expect(findingsOf('model-differs', { registration: registration('ВАЗ 21144'), osago })).toMatchObject([
		{ severity: 'know', section: 'osago', record: '0' },
	]);
});

test('another make is told once, as another make', () => {
	const given = { registration: registration('KIA RIO'), diagnostic: diagnostic('LADA', 'VESTA') };
	expect(findingsOf('model-differs', given)).toEqual([]);
});

test('one model in two spellings, a number beside a name, null and silence are no finding', () => {
	for (const [one, brand, model] of [
		['ВАЗ 11193 LАDА КАLINА', 'LADA', 'Kalina'],
		['LADA 2114', 'ВАЗ', '211440-26'],
		['ВАЗ 21144', 'LADA', 'SAMARA'],
		['SKODA OCTAVIA', 'ШКОДА', 'ОКТАВИЯ'],
		['TOYOTA LAND CRUISER PRADO', 'TOYOTA', 'PRADO'],
		['MERCEDES-BENZ G 400 D', 'MERCEDES-BENZ', 'G-KLASSE'],
		['KIA RIO', 'KIA', null],
		[null, 'KIA', 'RIO'],
	] as const) {
		const given = { registration: registration(one), diagnostic: diagnostic(brand, model) };
		expect(findingsOf('model-differs', given)).toEqual([]);
	}
	const base = carded({ model: 'KIA RIO' });
	expect(findingsOf('model-differs', { base, registration: silent() })).toEqual([]);
});
