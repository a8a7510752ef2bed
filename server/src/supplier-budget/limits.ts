import type { OrderPurpose } from '@avtosverka/contract/vocabulary/order-purpose';
import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Asker } from '@avtosverka/registers/order-budget';
import { networkOf, senderOf } from '../http/guards/address-limit.ts';

/** What may be ordered: of each supplier in a day by all, and of each supplier in an hour by one asker. */
export type BudgetLimits = {
	/** Null: as much as comes. */
	readonly daily: Readonly<Record<PaidSupplierId, number | null>>;
	/** What each purpose may take of a day; null: all of it. */
	readonly purposes: Readonly<Record<PaidSupplierId, Readonly<Record<OrderPurpose, number | null>>>>;
	readonly askerPerHour: number;
};

/** A network of many addresses, an office or a whole provider, may have more than one of them. */
const NETWORK_SHARE = 2;

/** One way in which an asker is counted: as whom, and how many orders an hour are too many. */
export type AskerCount = {
	readonly by: 'visitor' | 'address' | 'network';
	readonly who: string;
	readonly most: number;
};

/**
 * As whom an asker is counted: the visitor, the address (of IPv6 the /64), and the /48 above that, since
 * anyone who has one address of IPv6 often has thousands. Empty for the installation itself.
 */
export function askerCounts(
	asker: Asker,
	{ askerPerHour }: Pick<BudgetLimits, 'askerPerHour'>,
): AskerCount[] {
	if (asker.kind === 'installation') return [];
	const network = networkOf(asker.address);
	return [
		{ by: 'visitor', who: asker.visitorId, most: askerPerHour },
		{ by: 'address', who: senderOf(asker.address), most: askerPerHour },
		...(network === null
			? []
			: [{ by: 'network' as const, who: network, most: askerPerHour * NETWORK_SHARE }]),
	];
}

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
