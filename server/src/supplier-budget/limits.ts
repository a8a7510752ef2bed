import type { OrderPurpose } from '@avtosverka/contract/vocabulary/order-purpose';
import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** What may be ordered: of each supplier in a day by all, and of each supplier in an hour by one asker. */
export type BudgetLimits = {
	/** Null: as much as comes. */
	readonly daily: Readonly<Record<PaidSupplierId, number | null>>;
	/** Kopecks that a day may cost; null: as much as comes. */
	readonly dailyCost: Readonly<Record<PaidSupplierId, number | null>>;
	/** What each purpose may take of a day; null: all of it. */
	readonly purposes: Readonly<Record<PaidSupplierId, Readonly<Record<OrderPurpose, number | null>>>>;
	readonly askerPerHour: number;
};

const MOSCOW_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' });

/** The day of a budget, `2026-11-21`: it begins at midnight in Moscow, as its sentence says. */
export function budgetDay(now: Date): string {
	return MOSCOW_DAY.format(now);
}

/** The first day of a day's month, or of one so many months before: `2025-12-01`. */
export function firstOfMonth(day: string, monthsBefore = 0): string {
	const [year = 0, month = 1] = day.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1 - monthsBefore, 1)).toISOString().slice(0, 10);
}
