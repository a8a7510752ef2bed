import { COMMON_POLICY, DAY_MS, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for Госавтоинспекция alone. */
export type GibddSettings = {
	/** Where its pictures are fetched, if elsewhere (`SUPPLIER_GIBDD_CAPTCHA_URL`). */
	readonly captchaUrl?: string | null;
};

/** How Госавтоинспекция is treated, and by what it is set. */
export const GIBDD_POLICY = {
	requests: {
		...COMMON_POLICY,
		// Its answers take up to a minute at noon.
		deadlineMs: 60_000,
		attempts: 2,
		// It counts connections of one address and bans for more.
		atOnce: 4,
		queue: 20,
		// As fast as a person clicks.
		perSecond: 1,
		// Five sections of two attempts belong to one car.
		breakerAfter: 12,
		// It answers 429 for about a minute and starts again with every request in between.
		restAfter429Ms: 60_000,
	},
	cachedForMs: DAY_MS,
	settings: {
		URL: {
			text: 'ГИБДД, пять разделов за картинкой, которую читает посетитель: всё, что до `/proxy/check/auto/…`',
			byDefault: 'выключен',
		},
		CAPTCHA_URL: {
			text: 'картинки ГИБДД: всё, что до `/captcha`',
			byDefault: '`SUPPLIER_GIBDD_URL`',
			sets: { field: 'captchaUrl', as: 'address' },
		},
	},
} as const satisfies SupplierPolicy<keyof GibddSettings>;
