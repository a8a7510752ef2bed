import { atMost } from '@avtosverka/registers/async/at-most';
import type { Store, StoreState } from './store.ts';

/** How long a store may think about an empty question before it counts as away, in ms. */
const PATIENCE_MS = 2000;

/** How the store is; one that does not answer in time is away. Never rejects. */
export async function askState(store: Pick<Store, 'state'>): Promise<StoreState> {
	return (await atMost(PATIENCE_MS, store.state()).catch(() => undefined)) ?? 'away';
}
