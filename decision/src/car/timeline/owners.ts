import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import type { Timeline } from '@avtosverka/contract/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { byDay, pastDay } from '../days.ts';
import { ownerKindOf } from '../owner-kind.ts';

type Owner = Timeline['owners'][number];

/**
 * Owners, the first one first. Where periods overlap or have no end, the next owner ends them; a period whose
 * beginning is unknown has no place on an axis.
 */
export function ownersOf(periods: readonly OwnershipPeriodData[], today: IsoDate): Owner[] {
	const owners = periods.flatMap((period): Owner[] => {
		const from = pastDay(period.startDate, today);
		if (from === null) return [];
		const to = pastDay(period.endDate, today);
		if (to !== null && to < from) return [];
		return [{ kind: ownerKindOf(period), from, to }];
	});
	owners.sort((one, other) => byDay(one.from, other.from) || byDay(endOf(one), endOf(other)));
	return owners.map((owner, place) => {
		const next = owners[place + 1]?.from;
		return next !== undefined && endOf(owner) > next ? { ...owner, to: next } : owner;
	});
}

/** Sorts a period that lasts after all that have ended. */
function endOf({ to }: Owner): string {
	return to ?? '9999';
}
