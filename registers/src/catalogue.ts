import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { SupplierEntry } from './supplier-entry.ts';
import { SUPPLIER_POLICIES } from './supplier-policies.ts';
import { DAY_MS } from './supplier-policy.ts';
import { createApicloud } from './suppliers/apicloud/supplier.ts';
import { createAvtocod } from './suppliers/avtocod/supplier.ts';
import { createCustoms } from './suppliers/customs/supplier.ts';
import { createGibdd } from './suppliers/gibdd/supplier.ts';
import { createGost } from './suppliers/gost/supplier.ts';

/** Every supplier that is asked about cars; these and those about people are the folders of `suppliers/`. */
export const SUPPLIER_ENTRIES: readonly SupplierEntry[] = [
	{ id: 'avtocod', needsKey: true, create: createAvtocod },
	{ id: 'gibdd', needsKey: false, create: createGibdd },
	{ id: 'gost', needsKey: false, create: createGost },
	{ id: 'customs', needsKey: false, create: createCustoms },
	{ id: 'apicloud', needsKey: true, create: createApicloud },
];

/** Prices and adverts move slowly at every supplier. */
const STATS_RETENTION_MS = 7 * DAY_MS;

/** A theft or a new ban can cost the buyer the car: yesterday's answer is too old. */
const URGENT: ReadonlySet<CarRegister> = new Set(['wanted', 'restrict']);
const URGENT_RETENTION_MS = DAY_MS / 4;

/** «Nothing found» ages faster than a finding: what was found stays, what was not may come tomorrow. */
const CLEAR_PART = 1 / 4;

/** What belongs to the visitor who paid for it. */
const NEVER_CACHED: ReadonlySet<CarRegister> = new Set(['card-index']);

/** How long an answer may be served from the store, in ms; 0 for what is not cached, as failures. */
export function retentionMs(register: CarRegister, source: SupplierId, state: AnswerState): number {
	if (NEVER_CACHED.has(register)) return 0;
	if (state !== 'found' && state !== 'clear' && state !== 'partial') return 0;
	const whole = register === 'stats' ? STATS_RETENTION_MS : SUPPLIER_POLICIES[source].cachedForMs;
	const cached = state === 'clear' ? whole * CLEAR_PART : whole;
	return URGENT.has(register) ? Math.min(cached, URGENT_RETENTION_MS) : cached;
}
