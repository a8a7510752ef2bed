import { expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import { question } from './testing/answers.ts';
import { CARS_OF_IDENTITY } from './testing/cars-of-identity.ts';
import { CARS_OF_PAPERS } from './testing/cars-of-papers.ts';
import { CARS_OF_USE } from './testing/cars-of-use.ts';

test.each([...CARS_OF_USE, ...CARS_OF_IDENTITY, ...CARS_OF_PAPERS])('$title: $verdict', (car) => {
	const { given, plate = null, askedPrice = null } = car;
	const { verdict, reasons } = decideCar(
		question(given, { subject: { vin: 'XTAINVENTED000001', plate }, askedPrice }),
	);
	const found = new Set(reasons.map(({ rule }) => rule));
	expect({ verdict, rules: [...found].sort() }).toEqual({
		verdict: car.verdict,
		rules: [...car.rules].sort(),
	});
});
