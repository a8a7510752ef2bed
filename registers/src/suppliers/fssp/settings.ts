import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for ФССП alone. */
export type FsspSettings = {
	/** Where its page is opened, if elsewhere (`SUPPLIER_FSSP_PAGE_URL`). */
	readonly pageUrl?: string | null;
};

/** How ФССП is treated. */
export const FSSP_POLICY: SupplierPolicy = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
};
