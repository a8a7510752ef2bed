import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';

const OWNERS: Forms = ['владелец', 'владельца', 'владельцев'];
const YEARS: Forms = ['год', 'года', 'лет'];
const MONTHS: Forms = ['месяц', 'месяца', 'месяцев'];
const MONTH_MS = 30.44 * 86_400_000;

/** «3 владельца, последний 5 лет»; null where there are none. */
export function ownersWords(periods: readonly OwnershipPeriodData[], now: Date): string | null {
	const [last] = newestFirst(periods, ({ startDate }) => startDate);
	if (last === undefined) return null;
	const long = ownedFor(last, now);
	const many = counted(periods.length, OWNERS);
	return long === null ? many : `${many}, последний ${long}`;
}

/** «5 лет», «4 месяца», «меньше месяца»; null where the days do not tell. */
export function ownedFor({ startDate, endDate }: OwnershipPeriodData, now: Date): string | null {
	const from = Date.parse(startDate ?? '');
	const to = endDate ? Date.parse(endDate) : now.getTime();
	const months = Math.floor((to - from) / MONTH_MS);
	if (!(months >= 0)) return null;
	if (months === 0) return 'меньше месяца';
	return months < 12 ? counted(months, MONTHS) : counted(Math.floor(months / 12), YEARS);
}
