import { expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import { clear, question, silent } from './testing/answers.ts';
import { clearOfUnknownCar } from './unknown-car.ts';

const unknown = question({ osago: clear() });

test('ten registers that have nothing leave too little, whatever they are asked', () => {
	expect(clearOfUnknownCar(unknown)).toBe(10);
	expect(decideCar(unknown).verdict).toBe('too-little');
});

test('one that is silent is not counted', () => {
	expect(clearOfUnknownCar(question({ osago: clear(), recall: silent() }))).toBe(9);
	expect(clearOfUnknownCar(question({ osago: clear(), registration: silent() }))).toBeNull();
});

test('one that tells of the car makes it known, and one that was not asked may', () => {
	expect(clearOfUnknownCar(question({}))).toBeNull();
	expect(clearOfUnknownCar(question({ osago: null }))).toBeNull();
});
