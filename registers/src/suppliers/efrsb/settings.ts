import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for ЕФРСБ alone. */
export type EfrsbSettings = {
	/** Where a person's card is opened, if elsewhere (`SUPPLIER_EFRSB_CARD_URL`). */
	readonly cardUrl?: string | null;
};

/** How ЕФРСБ is treated, and by what it is set. */
export const EFRSB_POLICY = {
	requests: {
		...PERSONAL_POLICY,
		// Its guard counts quick repetitions as an attack; public clients wait as long.
		repeatAfterMs: 5_000,
	},
	cachedForMs: 0,
	settings: {
		URL: {
			text: 'ЕФРСБ, банкротства: всё, что до `/backend/prsnbankrupts`, например `https://bankrot.fedresurs.ru`',
			byDefault: 'выключен',
		},
		CARD_URL: {
			text: 'карточка человека в ЕФРСБ: всё, что до `/backend/persons`, например `https://fedresurs.ru`',
			byDefault: '`SUPPLIER_EFRSB_URL`',
			sets: { field: 'cardUrl', as: 'address' },
		},
	},
} as const satisfies SupplierPolicy<keyof EfrsbSettings>;
