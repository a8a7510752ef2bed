import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useSyncExternalStore } from 'react';
import { storedPriceOf, watchAskedPrices } from './asked-prices.ts';

/** What the seller of a car asks, roubles; null until it is typed in, and before hydration. */
export function useAskedPrice(vin: Vin): number | null {
	return useSyncExternalStore(
		watchAskedPrices,
		() => storedPriceOf(vin),
		() => null,
	);
}
