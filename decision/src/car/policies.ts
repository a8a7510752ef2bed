import type { PolicyData } from '@avtosverka/contract/check/osago';
import type { Timeline } from '@avtosverka/contract/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { type Plate, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { type Car, readData } from './car.ts';
import { byDay, dayOf, pastDay } from './days.ts';
import { oncePerCar } from './once-per-car.ts';

/** A policy in force; `plate` is null where it is written as no plate is. */
export type PolicyInForce = {
	readonly record: string;
	readonly plate: Plate | null;
	readonly from: IsoDate | null;
};

/** Whether a policy is in force today; null where the register does not tell. */
export function isInForce({ active, startDate, endDate }: PolicyData, today: IsoDate): boolean | null {
	const from = dayOf(startDate);
	const to = dayOf(endDate);
	if (active === false || (to !== null && to < today) || (from !== null && from > today)) return false;
	return active === true || (from !== null && to !== null) ? true : null;
}

/** A policy that is alive by its status, or begins later, in which the car is not insured today. */
export function isAliveNotToday(policy: PolicyData, today: IsoDate): boolean {
	if (isInForce(policy, today) !== false) return false;
	const from = dayOf(policy.startDate);
	return (from !== null && from > today) || /^действует$/i.test(policy.status?.trim() ?? '');
}

/** The policies that are in force for certain, the oldest first. */
export const policiesInForce = oncePerCar((car): readonly PolicyInForce[] =>
	(readData(car, 'osago') ?? [])
		.flatMap((policy, index): readonly PolicyInForce[] => {
			if (isInForce(policy, car.today) !== true) return [];
			const parsed = parsePlate(policy.plate ?? '');
			const plate = parsed.ok ? parsed.plate : null;
			return [{ record: `${index}`, plate, from: dayOf(policy.startDate) }];
		})
		.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
);

/** Registers list policies in any order: a rule must not depend on it. */
function keyOf({ from, plate }: PolicyInForce): string {
	return `${from ?? ''} ${plate ?? ''}`;
}

/** Policies that have begun, oldest first; one that ends before it begins is none. */
export function insuredPeriodsOf(car: Car): Timeline['policies'] {
	return (readData(car, 'osago') ?? [])
		.flatMap(({ startDate, endDate }) => {
			const from = pastDay(startDate, car.today);
			const to = dayOf(endDate);
			return from === null || to === null || to < from ? [] : [{ from, to }];
		})
		.sort((one, other) => byDay(one.from, other.from) || byDay(one.to, other.to));
}
