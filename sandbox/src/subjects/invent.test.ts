import { readDamageCode } from '@avtosverka/contract/vocabulary/damage';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Car } from './car.ts';
import wmi from './data/wmi.json' with { type: 'json' };
import { daysBetween, yearOf } from './day.ts';
import { inventCar } from './invent.ts';
import { makeOf } from './makes.ts';

const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const sign = fc.constantFrom(...SIGNS);
const signs = (length: number) =>
	fc.array(sign, { minLength: length, maxLength: length }).map((list) => list.join(''));
const makers = Object.keys(wmi).filter((code) => code.length === 3);
const vins = fc.oneof(
	signs(17),
	fc.tuple(fc.constantFrom(...makers), signs(14)).map(([maker, rest]) => `${maker}${rest}`),
);
const days = fc
	.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

describe('An invented car', () => {
	test('is the same for the same VIN and day', () => {
		fc.assert(
			fc.property(vins, days, (vin, today) => {
				expect(parseVin(vin).ok).toBe(true);
				expect(inventCar(vin, null, today)).toEqual(inventCar(vin, null, today));
			}),
		);
	});

	test('has owner periods that follow one another from its model year on, the last one open', () => {
		everyCar((car, today) => {
			const { owners, build } = car;
			expect(build.year).toBeLessThanOrEqual(yearOf(today));
			expect(yearOf(owners[0]?.from ?? '')).toBeGreaterThanOrEqual(build.year);
			expect(owners.map((owner) => owner.to)).toEqual([...owners.slice(1).map((owner) => owner.from), null]);
			for (const owner of owners) expect(owner.from <= (owner.to ?? today)).toBe(true);
		});
	});

	test('is inspected from its fifth year on, and its odometer grows save for one turning back', () => {
		everyCar(({ inspections, build }, today) => {
			const fallen = inspections.filter(
				(card, place) => card.odometer < (inspections[place - 1]?.odometer ?? 0),
			);
			expect(fallen.length).toBeLessThanOrEqual(1);
			for (const card of inspections) {
				expect(yearOf(card.from) - build.year).toBeGreaterThanOrEqual(4);
				expect(card.from <= today && card.from < card.to).toBe(true);
				expect(card.odometer).toBeGreaterThan(0);
				expect(card.odometer).toBeLessThan(1_500_000);
			}
		});
	});

	test('has no accident before 2015, before its first owner, or after today, and only codes that a table knows', () => {
		everyCar((car, today) => {
			for (const accident of car.accidents) {
				if (!accident) throw new Error('an invented car has no unreadable rows');
				expect(accident.at >= '2015-01-01' && accident.at.slice(0, 10) <= today).toBe(true);
				expect(accident.at > (car.owners[0]?.from ?? '')).toBe(true);
				for (const code of accident.codes) expect(readDamageCode(code)).not.toBeNull();
			}
		});
	});

	test('has policies of a year each, and nothing else that lies in the future', () => {
		everyCar((car, today) => {
			for (const policy of car.policies) {
				expect(daysBetween(policy.from, policy.to)).toBeGreaterThanOrEqual(363);
				expect(policy.from <= today).toBe(true);
			}
			const past = [
				...car.thefts.map(({ since }) => since),
				...car.restrictions.map(({ added }) => added),
				...car.pledges.flatMap(({ on, endedOn }) => [on, endedOn ?? on]),
				...car.recalls.map(({ on }) => on),
				...car.releases.map(({ on }) => on),
				...car.readings.map(({ on }) => on),
				...car.adverts.map(({ on }) => on),
			];
			for (const day of past) expect(day <= today, day).toBe(true);
		});
	});

	test.each([
		['XTA21144094786239', 'LADA', '2114 Samara', 2009],
		['X96ERB6X4B0008543', 'ГАЗ', 'Волга Siber', 2011],
		['Z94K241BBMR251210', 'HYUNDAI', 'Solaris', 2021],
		['WP1AB29PX4LA69033', 'PORSCHE', 'Cayenne', 2004],
		['LJD7AC14XP0207454', 'KIA', 'Sportage', 2023],
		['JTEHD21A850036287', 'TOYOTA', 'RAV4', 2005],
	])('%s is a %s %s of %i', (vin, make, model, year) => {
		expect(inventCar(vin, null, '2026-11-21').build).toMatchObject({ make, model, year });
	});

	test('keeps the maker of its VIN even where no model of that maker is known', () => {
		const { build } = inventCar('YS2R4X20005399401', null, '2026-11-21');
		expect(build.model).toBeNull();
		expect(makeOf(build.make).name).toContain('Scania');
	});
});

function everyCar(check: (car: Car, today: string) => void): void {
	fc.assert(fc.property(vins, days, (vin, today) => check(inventCar(vin, null, today), today)));
}
