import { COMMON_POLICY, DAY_MS, type SupplierPolicy } from '../../supplier-policy.ts';

/** How api-cloud.ru is treated. */
export const APICLOUD_POLICY: SupplierPolicy = {
	requests: {
		...COMMON_POLICY,
		// It asks the register while we wait, and its papers name up to two minutes.
		deadlineMs: 120_000,
		// Every call is charged.
		attempts: 1,
		atOnce: 10,
		queue: 50,
		// Six registers of a person and three sections of a car: one subject's dead sources must not close it for
		// all.
		breakerAfter: 12,
	},
	cachedForMs: DAY_MS,
};
