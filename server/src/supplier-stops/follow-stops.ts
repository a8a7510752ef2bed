import { SUPPLIERS, type SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Logger } from '../deps.ts';
import type { Store } from '../store/store.ts';
import { findStops } from './store.ts';

/** Which suppliers are stopped, as this process knows it. */
export type SupplierStops = {
	isStopped(supplier: SupplierId): boolean;
	/** Looks at the store no longer. */
	end(): void;
};

const READ_EVERY_MS = 2_000;

/**
 * Follows the stops in the store, so that one takes effect in every process within seconds. While the store
 * is away the last ones known hold; a process that starts without it asks every supplier.
 */
export async function followStops(
	store: Pick<Store, 'db'>,
	log: Pick<Logger, 'warn'>,
	everyMs = READ_EVERY_MS,
): Promise<SupplierStops> {
	let stopped: ReadonlySet<SupplierId> = new Set();

	async function readStops(): Promise<void> {
		const found = new Set((await findStops(store)).keys());
		for (const supplier of SUPPLIERS) {
			const isStopped = found.has(supplier);
			if (isStopped === stopped.has(supplier)) continue;
			log.warn({ supplier }, isStopped ? 'a supplier is stopped' : 'a supplier is started again');
		}
		stopped = found;
	}

	const readIfPossible = () => readStops().catch(() => {});
	await readIfPossible();
	const timer = setInterval(() => void readIfPossible(), everyMs);
	timer.unref();
	return {
		isStopped: (supplier) => stopped.has(supplier),
		end: () => clearInterval(timer),
	};
}
