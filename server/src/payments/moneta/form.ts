import type { PaymentForm } from '@avtosverka/contract/payments';
import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { MonetaSettings } from '../../config/moneta.ts';
import { roublesOf } from '../money.ts';
import type { PaymentOrder } from '../orders/order.ts';
import { sign } from './signature.ts';

type SignedOrder = Pick<PaymentOrder, 'id' | 'kopecks' | 'subscriber' | 'testMode'>;

/** The fields of an order's form that are signed. */
export function signedFields({ account }: Pick<MonetaSettings, 'account'>, order: SignedOrder) {
	return {
		MNT_ID: account,
		MNT_TRANSACTION_ID: order.id,
		MNT_AMOUNT: roublesOf(order.kopecks),
		MNT_CURRENCY_CODE: 'RUB',
		MNT_SUBSCRIBER_ID: order.subscriber,
		MNT_TEST_MODE: order.testMode ? '1' : '0',
	};
}

function describe({ purpose, requests }: PaymentOrder): string {
	if (purpose === 'report1') return 'Автосверка: отчёт о владельце';
	return `Автосверка: ${counted(requests, ['запрос', 'запроса', 'запросов'])} к картотеке`;
}

/** The pages after a payment and after turning back both ask us for the state of the order. */
function returnAddresses(siteUrl: string, id: string) {
	const page = (path: string) => `${siteUrl}/${path}?transaction_id=${id}`;
	return {
		MNT_SUCCESS_URL: page('successPay'),
		MNT_INPROGRESS_URL: page('successPay'),
		MNT_FAIL_URL: page('failPay'),
		MNT_RETURN_URL: page('failPay'),
	};
}

function paymentSystem({ units }: MonetaSettings, { method }: PaymentOrder): Record<string, string> {
	const unit = units[method];
	if (unit === null) return {};
	const chosen = { 'paymentSystem.unitId': unit };
	// SBP has one step: a payer who chose it is not asked to choose again.
	return method === 'sbp' ? { ...chosen, 'paymentSystem.limitIds': unit, followup: 'true' } : chosen;
}

/**
 * The form that takes a payer to the payment of an order: MONETA.Assistant, version 1 (docs.moneta.ru). In a
 * frame the page that holds it gets an event at the end, so it has no addresses to go to. MNT_CUSTOM1 to 3
 * belong to the cash desk.
 */
export function paymentForm(settings: MonetaSettings, siteUrl: string, order: PaymentOrder): PaymentForm {
	const view = order.method === 'card' ? settings.cardView : 'redirect';
	const signed = signedFields(settings, order);
	return {
		transaction_id: order.id,
		view,
		action: `${settings.url}/${view === 'widget' ? 'assistant.widget' : 'assistant.htm'}`,
		fields: {
			...signed,
			MNT_SIGNATURE: sign('form', signed, settings.secret),
			MNT_DESCRIPTION: describe(order),
			...(view === 'redirect' && returnAddresses(siteUrl, order.id)),
			MNT_TYPE: order.place,
			MNT_PURPOSE: order.purpose,
			'moneta.locale': 'ru',
			...paymentSystem(settings, order),
		},
	};
}

/** The pack that a browser named; the amount is ours. */
export function packOf(id: (typeof PACKS)[number]['id']) {
	const pack = PACKS.find((pack) => pack.id === id);
	if (!pack) throw new Error('the contract let an unknown pack pass');
	return pack;
}
