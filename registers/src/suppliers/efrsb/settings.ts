import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for ЕФРСБ alone. */
export type EfrsbSettings = {
	/** Where a person's card is opened, if elsewhere (`SUPPLIER_EFRSB_CARD_URL`). */
	readonly cardUrl?: string | null;
};

/** How ЕФРСБ is treated. */
export const EFRSB_POLICY: SupplierPolicy = {
	requests: {
		...PERSONAL_POLICY,
		// Its guard counts quick repetitions as an attack; public clients wait as long.
		repeatAfterMs: 5_000,
	},
	cachedForMs: 0,
};
