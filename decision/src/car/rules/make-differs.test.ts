import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { carded, hit, inspected, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = (name: string | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_brandmodel: name });
const diagnostic = (brand: string | null) => ({ diagnosticCards: [inspected('2025-06-01', { brand })] });

test('another make at the inspection is to be clarified', () => {
	const given = { registration: registration('ВАЗ 21144'), diagnostic: diagnostic('КИА') };
	expect(sentencesOf('make-differs', given)).toEqual([
		'Марка не совпадает: в регистрации — LADA, в техосмотре — Kia.',
	]);
	expect(findingsOf('make-differs', given)).toMatchObject([
		{ severity: 'clarify', section: 'diagnostic', record: 'diagnosticCards.0' },
	]);
});

test('another make elsewhere is to be known', () => {
	const Accidents = [hit({ VehicleMark: 'ВАЗ' }), hit({ VehicleMark: 'TOYOTA' })];
	const given = { registration: registration('LADA 2114'), dtp: { Accidents } };
	expect(findingsOf('make-differs', given)).toMatchObject([
		{ severity: 'know', section: 'dtp', record: 'Accidents.1' },
	]);
	expect(sentencesOf('make-differs', { ...given, registration: registration(null) })).toEqual([
		'Марка не совпадает: в сведениях о ДТП — LADA и Toyota.',
	]);
	const silentRegister = {
		registration: silent(),
		base: carded({ model: 'BMW X5' }),
		diagnostic: diagnostic('Audi'),
	};
	expect(findingsOf('make-differs', silentRegister)).toMatchObject([{ severity: 'know' }]);
});

test('one make in two alphabets, an unknown one, null and silence are no finding', () => {
	for (const [one, other] of [
		['ТОYОТА САМRY', 'Тойота'],
		['HYUNDAI SOLARIS', 'ПЕГАС'],
		['ПЕГАС', 'KIA'],
		['KIA RIO', null],
		[null, 'KIA'],
		['LADA (ВАЗ) 2114', 'VAZ'],
		['INFINITI QX50', 'НИССАН'],
	] as const) {
		const given = { registration: registration(one), diagnostic: diagnostic(other) };
		expect(findingsOf('make-differs', given)).toEqual([]);
	}
	expect(findingsOf('make-differs', { registration: registration('KIA'), diagnostic: silent() })).toEqual([]);
});
