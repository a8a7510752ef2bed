import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useSyncExternalStore } from 'react';
import { storedPriceOf, watchAskedPrices } from '../../asked-prices/asked-prices.ts';

/** What the sellers of several cars ask, in their order; null for each while it is not known. */
export function useAskedPrices(vins: readonly Vin[]): readonly (number | null)[] {
	// A text, because what is read must be equal as long as nothing has changed.
	const text = useSyncExternalStore(
		watchAskedPrices,
		() => JSON.stringify(vins.map(storedPriceOf)),
		() => '[]',
	);
	return JSON.parse(text) as readonly (number | null)[];
}
