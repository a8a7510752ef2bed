import type { SupplierSettings } from '@avtosverka/registers/settings';
import { StartError } from '../start-error.ts';

type Choices = {
	readonly NODE_ENV?: string | undefined;
	readonly SITE_URL: string | null;
	readonly BOT_PROTECTION: string;
	readonly MONETA_TEST_MODE: string;
};

/** Throws StartError for a kind of bot protection that must not be chosen in production. */
export function refuseProtection({ NODE_ENV, BOT_PROTECTION }: Choices): void {
	if (NODE_ENV === 'production' && BOT_PROTECTION === 'off') {
		throw new StartError(
			'Настройка BOT_PROTECTION: с NODE_ENV=production защиту от роботов отключать нельзя.',
		);
	}
}

/** Throws StartError for trial payments in production: they bring no money and are credited all the same. */
export function refuseTrialPayments({ NODE_ENV, MONETA_TEST_MODE }: Choices): void {
	if (NODE_ENV === 'production' && MONETA_TEST_MODE === 'on') {
		throw new StartError(
			'Настройка MONETA_TEST_MODE: с NODE_ENV=production пробные платежи принимать нельзя, за них никто не платит.',
		);
	}
}

/** Web Crypto, and with it the proof of work, is there over https and on the machine itself only. */
function isSecureContext(siteUrl: string): boolean {
	const { protocol, hostname } = new URL(siteUrl);
	return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);
}

/** Throws StartError naming what a public installation cannot do without. */
export function refuseBareProduction(
	{ NODE_ENV, SITE_URL }: Choices,
	suppliers: Readonly<Record<string, SupplierSettings | undefined>>,
): void {
	if (NODE_ENV !== 'production') return;
	if (SITE_URL === null) {
		throw new StartError('Не задана настройка SITE_URL: без неё сайт не знает своего публичного адреса.');
	}
	if (!isSecureContext(SITE_URL)) {
		throw new StartError(
			'Настройка SITE_URL: нужен https, без него браузеры не решают задачу защиты от роботов.',
		);
	}
	if (!Object.values(suppliers).some((supplier) => supplier?.url)) {
		throw new StartError(
			'Не задан ни один поставщик сведений: укажите, например, SUPPLIER_AVTOCOD_URL и SUPPLIER_AVTOCOD_KEY.',
		);
	}
	if (suppliers.avtocod?.url && !suppliers.avtocod.key) {
		throw new StartError('Не задана настройка SUPPLIER_AVTOCOD_KEY: без неё Автокод не ответит.');
	}
}
