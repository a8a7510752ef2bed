import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for the register of pledges alone. */
export type FedresursSettings = {
	/** Where a pledge notice is opened, if elsewhere (`SUPPLIER_FEDRESURS_NOTARY_URL`). */
	readonly notaryUrl?: string | null;
};

/** How the register of pledges is treated. */
export const FEDRESURS_POLICY: SupplierPolicy = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
};
