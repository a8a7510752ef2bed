import type { OwnerKind } from '@avtosverka/contract/vocabulary/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { readData } from './car.ts';
import { byDay, dayOf } from './days.ts';
import { oncePerCar } from './once-per-car.ts';
import { ownerKindOf } from './owner-kind.ts';

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
		.flatMap((period, index): readonly OwnerPeriod[] => {
			const from = dayOf(period.startDate);
			if (from === null) return [];
			const record = `RequestResult.periods.${index}`;
			return [{ record, kind: ownerKindOf(period), from, to: dayOf(period.endDate) }];
		})
		.sort((one, other) => byDay(keyOf(one), keyOf(other))),
);

/** Registers list periods in any order: a rule must not depend on it. */
function keyOf({ from, to, kind }: OwnerPeriod): string {
	return `${from} ${to ?? '9999'} ${kind}`;
}
