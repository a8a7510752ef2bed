import { expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import { CAR_RULES } from './rules.ts';
import { question } from './testing/answers.ts';
import { CARS_OF_IDENTITY } from './testing/cars-of-identity.ts';
import { CARS_OF_MONEY } from './testing/cars-of-money.ts';
import { CARS_OF_PAPERS } from './testing/cars-of-papers.ts';
import { CARS_OF_USE } from './testing/cars-of-use.ts';

/** What these cars are about: an accident that names another make is an accident as well. */
const GROUPS = ['use', 'identity', 'papers', 'money'];
const OURS = new Set(CAR_RULES.filter(({ group }) => GROUPS.includes(group)).map(({ id }) => id));

test.each([...CARS_OF_USE, ...CARS_OF_IDENTITY, ...CARS_OF_PAPERS, ...CARS_OF_MONEY])(
	'$title: $verdict',
	(car) => {
		const { given, plate = null, plateModel = null, askedPrice = null } = car;
		const subject = { vin: 'XTAINVENTED000001', plate, plateModel };
		const { verdict, reasons } = decideCar(question(given, { subject, askedPrice }));
		const found = reasons.map(({ rule }) => rule).filter((rule) => OURS.has(rule));
		expect({ verdict, rules: found.sort() }).toEqual({ verdict: car.verdict, rules: [...car.rules].sort() });
	},
);
