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

/** A price below the market's bounds, roubles. */
export type LowPrice = { readonly asked: number; readonly lower: number };

/** From which share of the lower bound on a price is not just a good one. */
export const FAR_BELOW = 0.2;

/** The asked price where it is below the market's lower bound; null where it is not, or one is unknown. */
export function lowPriceOf(car: Car): LowPrice | null {
	const asked = askedPriceOf(car);
	const lower = marketOf(car)?.lower_market_bound ?? null;
	return asked === null || lower === null || lower <= 0 || asked >= lower ? null : { asked, lower };
}

/** True where it is below by so much that cars are not sold for it without a reason. */
export function isFarBelow({ asked, lower }: LowPrice): boolean {
	return asked < lower * (1 - FAR_BELOW);
}
