import { COMMON_POLICY, DAY_MS, type SupplierPolicy } from '../../supplier-policy.ts';

/** How Росстандарт is treated, and by what it is set. */
export const GOST_POLICY = {
	requests: {
		...COMMON_POLICY,
		// A public page: what it has not shown in 20 s it will not show.
		deadlineMs: 20_000,
		attempts: 2,
		atOnce: 4,
		queue: 20,
		// A public page without a contract: twice the rate of one reader.
		perSecond: 2,
		// One question a car.
		breakerAfter: 5,
	},
	cachedForMs: 7 * DAY_MS,
	settings: {
		URL: {
			text: 'Росстандарт, отзывные кампании: всё, что до `/`, например `https://easy.gost.ru`',
			byDefault: 'выключен',
		},
	},
} as const satisfies SupplierPolicy;
