import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { expect, test } from 'vitest';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { plateModelOf } from './plate-model.ts';

const OTHER_VIN = 'Z94K241BBMR251210' as Vin;
const [CAR] = SAMPLE_FACTS.plate.cars;
const modelOf = (...cars: readonly (readonly [model: string | null, vin: Vin | null])[]) =>
	plateModelOf({ cars: cars.flatMap(([model, vin]) => (CAR ? [{ ...CAR, model, vin }] : [])) }, SAMPLE_VIN);

test('the one car behind a plate has its model, whatever is known of its VIN', () => {
	for (const vin of [SAMPLE_VIN, OTHER_VIN, null])
		expect(modelOf(['TOYOTA Corolla', vin])).toBe('TOYOTA Corolla');
	expect(modelOf([null, null])).toBeNull();
	expect(modelOf([' ', null])).toBeNull();
	expect(modelOf()).toBeNull();
});

test('of several cars that with the VIN of the report is meant, and without one nobody knows which', () => {
	expect(modelOf(['TOYOTA Corolla', OTHER_VIN], ['BMW X5', SAMPLE_VIN])).toBe('BMW X5');
	expect(modelOf(['TOYOTA Corolla', OTHER_VIN], [null, SAMPLE_VIN])).toBeNull();
	expect(modelOf(['TOYOTA Corolla', OTHER_VIN], ['BMW X5', null])).toBeNull();
	expect(modelOf(['TOYOTA Corolla', OTHER_VIN], ['TOYOTA Corolla', null])).toBe('TOYOTA Corolla');
});
