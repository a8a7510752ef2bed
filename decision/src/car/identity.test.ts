import type { IdentityFact } from '@avtosverka/contract/decision';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import { type GivenAnswers, partial, question, silent } from './testing/answers.ts';
import { carded, hit, insured, owned, registered, released } from './testing/blank-records.ts';

const factsOf = (given: GivenAnswers) => decideCar(question({ osago: [], ...given })).identity;
const fact = (facts: readonly IdentityFact[], label: string) => facts.find(({ field }) => field === label);
const PERIODS = [owned('person', '2018-05-10')];

test('what all sections agree on stands once, in the words of the registration', () => {
	const facts = factsOf({
		base: carded({ model: 'LADA Kalina', year: 2008, color: 'Серый' }),
		registration: partial(
			registered(PERIODS, {
				vehicle_brandmodel: 'ВАЗ 11193 LADA KALINA',
				vehicle_releaseyear: 2007,
				vehicle_bodycolor: 'СЕРЕБРИСТЫЙ',
			}),
		),
	});
	expect(facts.map(({ field, value }) => [field, value])).toEqual([
		['Марка', 'LADA'],
		['Модель', 'ВАЗ 11193 LADA KALINA'],
		['Год выпуска', '2007'],
		['Цвет', 'СЕРЕБРИСТЫЙ'],
	]);
	expect(fact(facts, 'Год выпуска')?.values).toEqual([
		{ section: 'registration', value: '2007' },
		{ section: 'base', value: '2008' },
	]);
});

test('where sections differ no value is theirs, and each of them is told once', () => {
	const facts = factsOf({
		registration: registered(PERIODS, { vehicle_releaseyear: 2012 }),
		dtp: { Accidents: [hit({ VehicleYear: 2009 }), hit({ VehicleYear: 2009 }), hit({ VehicleYear: null })] },
	});
	expect(facts).toEqual([
		{
			field: 'Год выпуска',
			value: null,
			values: [
				{ section: 'registration', value: '2012' },
				{ section: 'dtp', value: '2009' },
			],
		},
	]);
});

test('a VIN in two alphabets is one, and a masked one is none', () => {
	const facts = factsOf({
		registration: registered(PERIODS, { vehicle_vin: 'ХТА11193070037528' }),
		customs: released(null, { vin: 'XTA11193070037528' }),
		osago: [insured({ vin: 'XTA111*****037528' })],
	});
	expect(fact(facts, 'VIN')).toEqual({
		field: 'VIN',
		value: 'XTA11193070037528',
		values: [
			{ section: 'registration', value: 'XTA11193070037528' },
			{ section: 'customs', value: 'XTA11193070037528' },
		],
	});
});

test('figures stand with their units', () => {
	const facts = factsOf({ base: carded({ volume: 1596, power: 80.9 }) });
	expect(facts.map(({ value }) => value?.replace(/\s/g, ' '))).toEqual(['1 596 см³', '80,9 л. с.']);
});

test('silent registers and empty fields are no facts', () => {
	expect(factsOf({})).toEqual([]);
	expect(factsOf({ base: silent(), registration: registered(PERIODS) })).toEqual([]);
	expect(factsOf({ base: carded({ model: ' ', color: '', year: 0 }) })).toEqual([]);
});

test('a field that is null in one of two sections never differs', () => {
	const text = fc.option(fc.constantFrom('KIA RIO', 'LADA 2114', 'Красный', 'GX1056010796'));
	const figure = fc.option(fc.integer({ min: 1, max: 3_000 }));
	const car = fc.record({ text, figure, onCard: fc.boolean() });
	fc.assert(
		fc.property(car, car, car, (one, other, third) => {
			// Each field comes from the card or the registration, never from both.
			const pick = <T>(onCard: boolean, value: T | null): [T | null, T | null] => [
				onCard ? value : null,
				onCard ? null : value,
			];
			const [model, brandmodel] = pick(one.onCard, one.text);
			const [color, bodycolor] = pick(other.onCard, other.text);
			const [frame_id, bodyNumber] = pick(third.onCard, third.text);
			const [year, releaseyear] = pick(other.onCard, one.figure);
			const [power, enginepower] = pick(third.onCard, other.figure);
			const [volume, enclosedvolume] = pick(one.onCard, third.figure);
			const { identity, reasons } = decideCar(
				question({
					base: carded({ model, color, frame_id, year, power, volume }),
					registration: registered(PERIODS, {
						vehicle_brandmodel: brandmodel,
						vehicle_bodycolor: bodycolor,
						vehicle_body_number: bodyNumber,
						vehicle_releaseyear: releaseyear,
						vehicle_enginepower: enginepower,
						vehicle_enclosedvolume: enclosedvolume,
					}),
				}),
			);
			expect(identity.filter(({ value }) => value === null)).toEqual([]);
			expect(reasons.filter(({ rule }) => rule.endsWith('-differs'))).toEqual([]);
		}),
		{ numRuns: 1_000 },
	);
});

test('the order of records does not matter', () => {
	const years = fc.array(fc.integer({ min: 2005, max: 2012 }), { minLength: 1, maxLength: 5 });
	const of = (all: readonly number[]) =>
		factsOf({ dtp: { Accidents: all.map((VehicleYear) => hit({ VehicleYear })) } });
	fc.assert(
		fc.property(years, (all) => {
			expect(of(all.toReversed())).toEqual(of(all));
		}),
	);
});
