import { expect, test } from 'vitest';
import { namesAnotherCar } from './other-car.ts';

test.each([
	['Z94K241BBMR251210', false],
	['z94к241ввмr251210', false],
	['VIN Z94K 241BB MR251210', false],
	['XTA21144094786239', true],
	['XTA21144094786239, Z94K241BBMR251210', false],
	['Z94K241BB********', false],
	['—', false],
	[null, false],
])('%j names another car: %j', (text, another) => {
	expect(namesAnotherCar(text, 'Z94K241BBMR251210' as never)).toBe(another);
});
