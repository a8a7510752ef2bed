import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';

const YEARS: Forms = ['год', 'года', 'лет'];
const MONTHS: Forms = ['месяц', 'месяца', 'месяцев'];
const MONTH_MS = 30.44 * 86_400_000;

/** «5 лет», «4 месяца», «меньше месяца»; null where the days do not tell. */
export function ownedFor({ startDate, endDate }: OwnershipPeriodData, now: Date): string | null {
	const from = Date.parse(startDate ?? '');
	const to = endDate ? Date.parse(endDate) : now.getTime();
	const months = Math.floor((to - from) / MONTH_MS);
	if (!(months >= 0)) return null;
	if (months === 0) return 'меньше месяца';
	return months < 12 ? counted(months, MONTHS) : counted(Math.floor(months / 12), YEARS);
}
