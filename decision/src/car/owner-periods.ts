import type { OwnerKind } from '@avtosverka/contract/vocabulary/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { readData } from './car.ts';
import { dayOf } from './days.ts';
import { oncePerCar } from './once-per-car.ts';

/** A period of ownership whose first day is known; `to` is null while it lasts. */
export type OwnerPeriod = {
	readonly record: string;
	readonly kind: OwnerKind;
	readonly from: IsoDate;
	readonly to: IsoDate | null;
};

/**
 * The periods with a first day, oldest first; of those that begin on one day the one that lasts comes last.
 */
export const ownerPeriodsOf = oncePerCar((car): readonly OwnerPeriod[] =>
	(readData(car, 'registration')?.RequestResult?.periods ?? [])
		.flatMap(({ startDate, endDate, ownerType }, index): readonly OwnerPeriod[] => {
			const from = dayOf(startDate);
			if (from === null) return [];
			const record = `RequestResult.periods.${index}`;
			return [{ record, kind: kindOf(ownerType), from, to: dayOf(endDate) }];
		})
		.sort((one, other) => compare(keyOf(one), keyOf(other))),
);

function kindOf(ownerType: string | null): OwnerKind {
	if (/юридическ/i.test(ownerType ?? '')) return 'company';
	return /физическ/i.test(ownerType ?? '') ? 'person' : 'unknown';
}

/** Registers list periods in any order: a rule must not depend on it. */
function keyOf({ from, to, kind }: OwnerPeriod): string {
	return `${from} ${to ?? '9999'} ${kind}`;
}

function compare(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}
