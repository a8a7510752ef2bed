import { describe, expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import type { RuleGroup } from './rule.ts';
import { CAR_RULES } from './rules.ts';
import { question } from './testing/answers.ts';
import { CARS_OF_THE_BODY } from './testing/cars-body.ts';
import { CARS_OF_THE_LAW } from './testing/cars-law.ts';
import { CARS_OF_THE_MILEAGE } from './testing/cars-mileage.ts';

const CARS = [...CARS_OF_THE_LAW, ...CARS_OF_THE_BODY, ...CARS_OF_THE_MILEAGE];
const GROUPS: readonly RuleGroup[] = ['law', 'body', 'mileage'];
const rules = CAR_RULES.filter(({ group }) => GROUPS.includes(group));

describe('the table of cars', () => {
	test.each(CARS)(
		'$title: $verdict',
		({ given, plate, plateModel, askedPrice, verdict, rules: expected }) => {
			const car = question(given, {
				subject: { vin: 'XTAINVENTED000001', plate: plate ?? null, plateModel: plateModel ?? null },
				askedPrice: askedPrice ?? null,
			});
			const decision = decideCar(car, undefined, rules);
			expect(decision.reasons.map(({ rule }) => rule).sort()).toEqual([...expected].sort());
			expect(decision.verdict).toBe(verdict);
		},
	);

	test.each(rules.map(({ id }) => id))('has a car for %s', (id) => {
		expect(CARS.some((car) => car.rules.includes(id))).toBe(true);
	});
});
