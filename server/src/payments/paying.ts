import { isOrderId } from '@avtosverka/contract/vocabulary/payment';
import type { MonetaSettings } from '../config/moneta.ts';
import type { Deps } from '../deps.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createReportSales } from '../owner-reports/letters/sales.ts';
import type { OwnerReports, ReportLetters } from '../owner-reports/owner-reports.ts';
import type { ExceptionReason } from '../store/schema/payment-exception.ts';
import type { Tx } from '../store/store.ts';
import { addException } from './exceptions/store.ts';
import { acknowledged, FAIL, type MonetaAnswer } from './moneta/answer.ts';
import { isCutFromForm, misfitOf, orderIdAhead } from './moneta/fits.ts';
import {
	detailsOf,
	isProbe,
	isTrulySigned,
	type Notification,
	readNotification,
} from './moneta/notification.ts';
import { receiptAttributes } from './moneta/receipt.ts';
import { creditPaymentOrder, openPaymentOrder, type Till } from './orders/credit.ts';
import type { PaymentOrder } from './orders/order.ts';
import { payersEmail } from './orders/payer.ts';
import { changePaymentOrder, emailOf, findPaymentOrder } from './orders/store.ts';

/**
 * What became of a notification. `listed`: truly signed, credits nothing, stands on the operator's list.
 * `undelivered`: credited, but a visitor's report is paid for already or gone; on the list too. `failed`: the
 * store takes no money now.
 */
export type PaymentResult =
	| 'credited'
	| 'undelivered'
	| 'repeated'
	| 'listed'
	| 'refused'
	| 'probe'
	| 'failed';

/** What MONETA hears `FAIL` to. */
const FAILING: readonly PaymentResult[] = ['refused', 'probe', 'failed'];

type Settlement = { readonly settled: PaymentResult; readonly order: PaymentOrder | null };

/**
 * Takes notifications of payments (Pay URL), as they came in a query or a body. The only thing that credits.
 * Rejects when the store fails: nothing has moved then, nor while it takes no money, and MONETA has to say it
 * again.
 */
export function createPaying(
	settings: MonetaSettings,
	deps: Deps & {
		readonly metrics: Metrics;
		readonly ownerReports: OwnerReports;
		readonly letters: ReportLetters | null;
	},
) {
	const { store, clock, metrics, ownerReports, letters } = deps;
	const ledger = createLedger(store, clock);
	const till: Till = { store, ledger, sales: createReportSales(ownerReports, letters) };

	async function orderOf(id: string): Promise<PaymentOrder | null> {
		return isOrderId(id) ? findPaymentOrder(store, id) : null;
	}

	async function settle(notification: Notification | null): Promise<Settlement> {
		if (notification === null) return { settled: 'refused', order: null };
		if (isProbe(notification)) return { settled: 'probe', order: null };
		if (!isTrulySigned('pay', notification, settings)) return { settled: 'refused', order: null };
		const order = await orderOf(notification.MNT_TRANSACTION_ID);
		const ofForm = order ?? (await orderOf(orderIdAhead(notification)));
		if (ofForm !== null && isCutFromForm(notification, ofForm, settings)) {
			return { settled: 'refused', order: null };
		}
		if (!store.takesMoney()) return { settled: 'failed', order: null };
		const settled = await store.transaction((tx) =>
			order === null
				? list(tx, notification, 'unknown-order', clock.now())
				: settleOrder(tx, till, settings, { notification, order, now: clock.now() }),
		);
		return { settled, order };
	}

	async function receiptOf(order: PaymentOrder) {
		if (settings.receipts === null) return [];
		const own = order.accountId === null ? null : await emailOf(store, order.accountId);
		const email = (await payersEmail(store, store.db, order.id)) ?? own;
		return receiptAttributes(settings.receipts, order, email);
	}

	return async function pay(encoded: string): Promise<MonetaAnswer> {
		const notification = readNotification(encoded);
		const { settled, order } = await settle(notification);
		metrics.paymentNotified(settled);
		if (notification === null || FAILING.includes(settled)) return FAIL;
		const isPaid = settled === 'credited' || settled === 'undelivered' || settled === 'repeated';
		const receipt = isPaid && order !== null ? await receiptOf(order) : [];
		return acknowledged(settings, notification.MNT_TRANSACTION_ID, receipt);
	};
}

type Paid = { readonly notification: Notification; readonly order: PaymentOrder; readonly now: Date };

async function settleOrder(
	tx: Tx,
	till: Till,
	settings: MonetaSettings,
	{ notification, order: { id, accountId }, now }: Paid,
): Promise<PaymentResult> {
	const opened = await openPaymentOrder(tx, till.ledger, { id, accountId });
	if (opened === null) throw new Error('an order is gone');
	const { order, closed } = opened;
	const operationId = notification.MNT_OPERATION_ID;
	const misfit = misfitOf(notification, order, settings);
	if (misfit !== null) return list(tx, notification, misfit, now);
	if (order.state !== 'waiting') {
		if (order.operationId === operationId) return 'repeated';
		if (order.operationId !== null) return list(tx, notification, 'paid-order', now);
		// The operator knew of this payment before we did.
		await changePaymentOrder(tx, id, { operationId });
		return 'repeated';
	}
	if (closed) return list(tx, notification, 'deleted-account', now);
	const { outcome, undelivered } = await creditPaymentOrder(tx, till, order, { operationId, now });
	if (outcome !== 'moved') throw new Error(`a waiting order was not credited: ${outcome}`);
	return undelivered ? 'undelivered' : 'credited';
}

async function list(tx: Tx, notification: Notification, why: ExceptionReason, now: Date): Promise<'listed'> {
	const { MNT_TRANSACTION_ID: orderId, MNT_OPERATION_ID: operationId } = notification;
	await addException(tx, { at: now, why, orderId, operationId, details: detailsOf(notification) });
	return 'listed';
}
