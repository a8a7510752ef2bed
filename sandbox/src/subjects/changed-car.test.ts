import { expect, test } from 'vitest';
import { carAt } from './changed-car.ts';
import { tellByVin } from './tell.ts';

const VIN = 'XTAGFL110KY700250';
const TODAY = '2026-11-21';

test('a car has changed from its moment on: a new ban, and another paper for the old one', () => {
	const [car] = tellByVin(VIN, TODAY).cars;
	if (!car) throw new Error('the car is known');
	const changes = new Map([[VIN, new Date('2026-11-21T10:00:00Z')]]);
	const at = (moment: string) => carAt(car, changes, new Date(moment));
	expect(at('2026-11-21T09:59:59Z')).toEqual(car);
	const changed = at('2026-11-21T10:00:00Z');
	expect(at('2026-11-23T10:00:00Z')).toEqual(changed);
	expect(changed.restrictions).toHaveLength(car.restrictions.length + 1);
	expect(changed.restrictions.at(-1)).toMatchObject({ added: TODAY });
	expect(changed.restrictions[0]?.document).toMatch(/изменён/);
	expect(changed.restrictions[0]?.added).toBe(car.restrictions[0]?.added);
});
