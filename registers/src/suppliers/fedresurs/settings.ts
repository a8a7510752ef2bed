import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for the register of pledges alone. */
export type FedresursSettings = {
	/** Where a pledge notice is opened, if elsewhere (`SUPPLIER_FEDRESURS_NOTARY_URL`). */
	readonly notaryUrl?: string | null;
};

/** How the register of pledges is treated, and by what it is set. */
export const FEDRESURS_POLICY = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
	settings: {
		URL: {
			text: 'Федресурс, залоги человека: всё, что до `/backend/fnp-search`, например `https://fedresurs.ru`',
			byDefault: 'выключен',
		},
		NOTARY_URL: {
			text:
				'уведомление о залоге у нотариата: всё, что до `/search/notification`, например ' +
				'`https://www.reestr-zalogov.ru`',
			byDefault: 'нет, однофамильцы не различаются',
			sets: { field: 'notaryUrl', as: 'address' },
		},
	},
} as const satisfies SupplierPolicy<keyof FedresursSettings>;
