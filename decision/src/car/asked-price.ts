import type { MarketStats } from '@avtosverka/contract/check/stats';
import { type Car, readData } from './car.ts';

/** With fewer adverts than this the market's figures are a weak guide. */
export const FEW_ADVERTS = 10;

/** The figures of the market; null where the source has none. */
export function marketOf(car: Car): MarketStats | null {
	return readData(car, 'stats')?.result ?? null;
}

/** What the seller asks, roubles; null where it is not known or no price. */
export function askedPriceOf({ askedPrice }: Car): number | null {
	return askedPrice !== null && Number.isFinite(askedPrice) && askedPrice > 0 ? askedPrice : null;
}
