import { COMMON_POLICY, DAY_MS, type SupplierPolicy } from '../../supplier-policy.ts';

/** How ФТС is treated. */
export const CUSTOMS_POLICY: SupplierPolicy = {
	requests: {
		...COMMON_POLICY,
		// As gost: a public page.
		deadlineMs: 20_000,
		attempts: 2,
		atOnce: 4,
		queue: 20,
		perSecond: 2,
		// The page with the token and the question itself, two attempts each.
		breakerAfter: 8,
	},
	cachedForMs: 7 * DAY_MS,
};
