import { expect, test } from 'vitest';
import { carNameOf } from './car-name.ts';
import { question, silent } from './testing/answers.ts';
import { carded, registered } from './testing/blank-records.ts';

const registration = registered([], { vehicle_brandmodel: 'ЛАДА 211440', vehicle_releaseyear: 2010 });

test('a car is named by its basic card, and without one by the registration', () => {
	const base = carded({ model: 'LADA 2114 SAMARA', year: 2009 });
	expect(carNameOf(question({ base, registration }))).toBe('LADA 2114 SAMARA, 2009');
	expect(carNameOf(question({ base: silent(), registration }))).toBe('ЛАДА 211440, 2010');
	expect(carNameOf(question({ base: carded({ year: 2009 }) }))).toBe('2009');
});

test('a car of which no source tells has no name', () => {
	expect(carNameOf(question({ base: silent(), registration: null }))).toBeNull();
});
