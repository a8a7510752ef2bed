import { COMMON_POLICY, DAY_MS, type SupplierPolicy } from '../../supplier-policy.ts';

/** How ФТС is treated, and by what it is set. */
export const CUSTOMS_POLICY = {
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
	settings: {
		URL: {
			text: 'ФТС, выпуск таможней: всё, что до `/cars`, например `https://customs.gov.ru`',
			byDefault: 'выключен',
		},
	},
} as const satisfies SupplierPolicy;
