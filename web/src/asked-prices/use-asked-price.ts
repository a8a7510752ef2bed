import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useSyncExternalStore } from 'react';
import { storedPriceOf, watchAskedPrices } from './asked-prices.ts';

/** What the seller of a car asks, roubles; null while nobody has typed it in, and until the page is alive. */
export function useAskedPrice(vin: Vin): number | null {
	return useSyncExternalStore(
		watchAskedPrices,
		() => storedPriceOf(vin),
		() => null,
	);
}
