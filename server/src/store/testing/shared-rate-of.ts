import { randomUUID } from 'node:crypto';
import type { SharedRate } from '@avtosverka/registers/transport/rate-limit';
import { createLog } from '../../log.ts';
import { createSharedRate } from '../shared-rate.ts';
import type { Store } from '../store.ts';
import { createStoreFallback } from '../store-fallback.ts';

/** The shared rate as a process of its own has it. */
export function sharedRateOf(store: Pick<Store, 'db'>): SharedRate {
	const tools = { clock: { now: () => new Date() }, log: createLog('silent') };
	return createSharedRate(store, randomUUID(), createStoreFallback(tools, 'rate of suppliers'));
}
