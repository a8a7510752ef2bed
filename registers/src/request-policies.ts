import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RequestPolicyName } from './settings.ts';
import { SUPPLIER_POLICIES } from './supplier-policies.ts';
import type { SupplierPolicy } from './supplier-policy.ts';
import type { RequestPolicy } from './transport/request-policy.ts';

/** How an asynchronous report is made and followed; all in milliseconds. */
export type ReportPolicy = {
	/** Pause between two polls of a report that is still being made. */
	readonly pollEveryMs: number;
	/** After this long a report that is still incomplete is given up. */
	readonly reportDeadlineMs: number;
	/** How long one owner may make and poll a report before another may take over. */
	readonly leaseMs: number;
};

const BENCH_AT_ONCE = 10_000;

/**
 * A supplier's request policy. `bench` limits neither the rate nor the number at once, so that it measures
 * our own work; deadlines, repetitions and breakers stay.
 */
export function requestPolicyOf(supplier: SupplierId, name: RequestPolicyName): RequestPolicy {
	const { requests: requestPolicy }: SupplierPolicy = SUPPLIER_POLICIES[supplier];
	if (name === 'bench')
		return { supplier, ...requestPolicy, perSecond: null, atOnce: BENCH_AT_ONCE, queue: 0 };
	return { supplier, ...requestPolicy };
}

/** How reports are followed; `bench` polls every 50 ms so that it measures our own delay. */
export function reportPolicyOf(name: RequestPolicyName): ReportPolicy {
	return {
		// The supplier's own advice.
		pollEveryMs: name === 'bench' ? 50 : 1_000,
		// Its slowest sources take a minute and a half.
		reportDeadlineMs: 120_000,
		// Longer than one call's deadline: an owner that is silent for so long has died.
		leaseMs: 35_000,
	};
}
