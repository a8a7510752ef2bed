import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** How ФСИН is treated, and by what it is set. */
export const FSIN_POLICY = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
	settings: {
		URL: {
			text: 'ФСИН, розыск: всё, что до `/criminal/`, например `https://fsin.gov.ru`',
			byDefault: 'выключен',
		},
	},
} as const satisfies SupplierPolicy;
