import { StartError } from '../start-error.ts';

/** How a receipt (54-ФЗ) is asked for: numbers and words of the cash desk, see docs/payments.md. */
export type ReceiptSettings = {
	/** Taxation system, 1 to 6; null leaves it to the cash desk. */
	readonly sno: number | null;
	/** Tag of the VAT rate, such as 1105 for none. */
	readonly vatTag: number;
	/** Way of payment (`pm`) and kind of what is sold (`po`). */
	readonly pm: string;
	readonly po: string;
};

/** The site as a shop of MONETA.Assistant. */
export type MonetaSettings = {
	/** Everything before `/assistant.htm`. */
	readonly url: string;
	/** Number of the business account (MNT_ID). */
	readonly account: string;
	/** «Код проверки целостности данных». */
	readonly secret: string;
	/** True while orders are made for trial payments; only those are credited then. */
	readonly testMode: boolean;
	/** Payment systems (`paymentSystem.unitId`); null: the page asks for a card's, SBP is not offered. */
	readonly units: { readonly card: string | null; readonly sbp: string | null };
	readonly cardView: 'redirect' | 'widget';
	/** True where orders are answered for before they are paid. */
	readonly checkUrl: boolean;
	readonly answer: 'text' | 'xml';
	readonly receipts: ReceiptSettings | null;
};

type Variables = {
	readonly MONETA_URL: string | null;
	readonly MONETA_ACCOUNT?: string | undefined;
	readonly MONETA_SECRET?: string | undefined;
	readonly MONETA_TEST_MODE: 'on' | 'off';
	readonly MONETA_CARD_UNIT?: string | undefined;
	readonly MONETA_SBP_UNIT?: string | undefined;
	readonly MONETA_CARD: 'redirect' | 'widget';
	readonly MONETA_CHECK_URL: 'on' | 'off';
	readonly MONETA_ANSWER: 'text' | 'xml';
	readonly MONETA_RECEIPTS: 'off' | 'xml';
	readonly MONETA_SNO: number;
	readonly MONETA_VAT: number;
	readonly MONETA_PM?: string | undefined;
	readonly MONETA_PO?: string | undefined;
};

const MONETA = 'https://moneta.ru';
/** Its pages send a form between these hosts, and browsers hold each step against the page's policy. */
const MONETA_HOSTS = [
	'https://moneta.ru',
	'https://*.moneta.ru',
	'https://payanyway.ru',
	'https://*.payanyway.ru',
];
/** Any bank card, and the system of fast payments (SBP). */
const CARD_UNIT = 'card';
const SBP_UNIT = '12299232';

function unitOf(unit: string | undefined, usual: string): string | null {
	if (unit?.toLowerCase() === 'off') return null;
	return unit ?? usual;
}

function refuse(name: string, why: string): never {
	throw new StartError(`Настройка ${name}: ${why}.`);
}

function readReceipts(variables: Variables): ReceiptSettings | null {
	if (variables.MONETA_RECEIPTS === 'off') return null;
	if (variables.MONETA_ANSWER !== 'xml') {
		refuse('MONETA_RECEIPTS', 'чеки идут в ответе XML, задайте и MONETA_ANSWER=xml');
	}
	return {
		sno: variables.MONETA_SNO === 0 ? null : variables.MONETA_SNO,
		vatTag: variables.MONETA_VAT,
		pm: variables.MONETA_PM ?? 'full_prepayment',
		po: variables.MONETA_PO ?? 'service',
	};
}

/**
 * Payments through MONETA.Assistant; null while they are off, which is so without an account and with
 * `MONETA_ACCOUNT=off`. Throws StartError for an account without its secret, and for receipts that nothing
 * would carry.
 */
export function readMoneta(variables: Variables): MonetaSettings | null {
	const { MONETA_ACCOUNT: account, MONETA_SECRET: secret } = variables;
	if (account === undefined || account.toLowerCase() === 'off') return null;
	if (!/^\d{1,20}$/.test(account)) refuse('MONETA_ACCOUNT', 'нужен номер расширенного счёта, одни цифры');
	if (secret === undefined) {
		throw new StartError(
			'Не задана настройка MONETA_SECRET: без неё платежи нельзя ни начать, ни проверить.',
		);
	}
	return {
		url: variables.MONETA_URL ?? MONETA,
		account,
		secret,
		testMode: variables.MONETA_TEST_MODE === 'on',
		units: {
			card: unitOf(variables.MONETA_CARD_UNIT, CARD_UNIT),
			sbp: unitOf(variables.MONETA_SBP_UNIT, SBP_UNIT),
		},
		cardView: variables.MONETA_CARD,
		checkUrl: variables.MONETA_CHECK_URL === 'on',
		answer: variables.MONETA_ANSWER,
		receipts: readReceipts(variables),
	};
}

/** Hosts of the payment pages, as content policy sources. */
export function monetaHosts({ url }: Pick<MonetaSettings, 'url'>): readonly string[] {
	const { origin, hostname } = new URL(url);
	return /(^|\.)(moneta|payanyway)\.ru$/.test(hostname) ? MONETA_HOSTS : [origin];
}
