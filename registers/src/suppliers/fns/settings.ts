import { COMMON_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** How ФНС is treated, and by what it is set. */
export const FNS_POLICY = {
	requests: {
		...COMMON_POLICY,
		// The form itself answers at once; the search behind it is polled.
		deadlineMs: 10_000,
		hangingAfterMs: 5_000,
		attempts: 2,
		atOnce: 4,
		queue: 50,
		perSecond: 2,
		// One search is up to sixteen calls: one that fails must not close the way for all.
		breakerAfter: 20,
	},
	cachedForMs: 0,
	settings: {
		URL: {
			text: 'ФНС, ИНН по паспорту: всё, что до `/inn-new-proc.do`, например `https://service.nalog.ru`',
			byDefault: 'выключен',
		},
	},
} as const satisfies SupplierPolicy;
