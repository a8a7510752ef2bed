import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import type { Timeline } from '@avtosverka/contract/decision';
import type { OwnerKind } from '@avtosverka/contract/vocabulary/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { byDay, pastDay } from './days.ts';

type Owner = Timeline['owners'][number];

/**
 * Owners, the first one first, none before the one before has ended: where periods overlap or have no end, the next
 * owner ends them. A period whose beginning is unknown has no place on an axis.
 */
export function ownersOf(periods: readonly OwnershipPeriodData[], today: IsoDate): Owner[] {
	const owners = periods.flatMap((period): Owner[] => {
		const from = pastDay(period.startDate, today);
		if (from === null) return [];
		const to = pastDay(period.endDate, today);
		if (to !== null && to < from) return [];
		return [{ kind: kindOf(period), from, to }];
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

/** The code counts, and where there is none the words: suppliers tell one or the other. */
function kindOf({ ownerTypeCode, ownerType }: OwnershipPeriodData): OwnerKind {
	const code = ownerTypeCode?.toLowerCase();
	if (code === 'natural' || code === 'person') return 'person';
	if (code === 'legal') return 'company';
	const words = ownerType?.toLowerCase() ?? '';
	if (words.startsWith('физ')) return 'person';
	return words.startsWith('юр') ? 'company' : 'unknown';
}
