import { PERSONAL_POLICY, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for ФССП alone. */
export type FsspSettings = {
	/** Where its page is opened, if elsewhere (`SUPPLIER_FSSP_PAGE_URL`). */
	readonly pageUrl?: string | null;
};

/** How ФССП is treated, and by what it is set. */
export const FSSP_POLICY = {
	requests: PERSONAL_POLICY,
	cachedForMs: 0,
	settings: {
		URL: {
			text: 'ФССП, исполнительные производства: всё, что до `/ajax_search`, например `https://is.fssp.gov.ru`',
			byDefault: 'выключен',
		},
		PAGE_URL: {
			text: 'страница ФССП, которая даёт cookie: всё, что до `/iss/ip`, например `https://fssp.gov.ru`',
			byDefault: 'нет, страница не открывается',
			sets: { field: 'pageUrl', as: 'address' },
		},
	},
} as const satisfies SupplierPolicy<keyof FsspSettings>;
