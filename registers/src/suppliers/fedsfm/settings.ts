import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** How Росфинмониторинг is treated. */
export const FEDSFM_POLICY: SupplierPolicy = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
};
