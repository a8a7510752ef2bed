import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** How ФСИН is treated. */
export const FSIN_POLICY: SupplierPolicy = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
};
