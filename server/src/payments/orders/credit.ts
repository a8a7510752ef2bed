import type { ReportOutcome } from '@avtosverka/contract/vocabulary/payment';
import type { Ledger, LedgerOutcome } from '../../ledger/ledger.ts';
import type { ReportSales } from '../../owner-reports/letters/sales.ts';
import type { PayOutcome } from '../../owner-reports/owner-reports.ts';
import type { ExceptionReason } from '../../store/schema/payment-exception.ts';
import type { Store, Tx } from '../../store/store.ts';
import { addException } from '../exceptions/store.ts';
import { requestsWorth } from './compensation.ts';
import type { PaymentOrder } from './order.ts';
import { payersEmail } from './payer.ts';
import { changePaymentOrder, lockPaymentOrder } from './store.ts';

/** Locks an order after its account; `closed` where that is deleted. Null for an unknown order. */
export async function openPaymentOrder(
	tx: Tx,
	ledger: Ledger,
	{ id, accountId }: Pick<PaymentOrder, 'id' | 'accountId'>,
): Promise<{ readonly order: PaymentOrder; readonly closed: boolean } | null> {
	const account = accountId === null ? null : await ledger.open(tx, accountId);
	const order = await lockPaymentOrder(tx, id);
	return order && { order, closed: accountId !== null && account === null };
}

/** Where money and what it buys are written down. */
export type Till = {
	readonly store: Pick<Store, 'cipher'>;
	readonly ledger: Ledger;
	readonly sales: ReportSales;
};

export type ReceivedPayment = { readonly operationId: string | null; readonly now: Date };

/** What an order has come to; for `undelivered` the operator gives the money back. */
export type CreditResult = {
	readonly outcome: LedgerOutcome;
	readonly order: PaymentOrder;
	readonly undelivered: boolean;
};

const REPORT_OUTCOMES: Readonly<Record<PayOutcome, ReportOutcome>> = {
	paid: 'opened',
	'paid-before': 'paid-before',
	gone: 'gone',
};

/** Money that opened no report and is credited to no account. */
const WHYS: Readonly<Record<Exclude<ReportOutcome, 'opened'>, ExceptionReason>> = {
	'paid-before': 'paid-report',
	gone: 'deleted-report',
};

async function openReport(tx: Tx, { store, sales }: Till, order: PaymentOrder, now: Date) {
	const { id: orderId, reportUuid } = order;
	if (reportUuid === null) return null;
	const email = await payersEmail(store, tx, orderId);
	return REPORT_OUTCOMES[await sales.deliver(tx, reportUuid, { orderId, email, at: now })];
}

/**
 * Credits an opened order that waits: the report it may be for, its row and the ledger in one transaction.
 * Money for a report that another order has paid for, or that is gone, is put to the payer's account as
 * requests; a visitor has none, and stands on the operator's list. Unless the outcome is `moved`, the
 * transaction must be rolled back.
 */
export async function creditPaymentOrder(
	tx: Tx,
	till: Till,
	order: PaymentOrder,
	{ operationId, now }: ReceivedPayment,
): Promise<CreditResult> {
	const { id: orderId, accountId, kopecks } = order;
	const reportOutcome = await openReport(tx, till, order, now);
	const isLost = reportOutcome !== null && reportOutcome !== 'opened';
	const requests = isLost && accountId !== null ? requestsWorth(kopecks) : order.requests;
	const outcome = await till.ledger.credit(tx, { orderId, accountId, requests, kopecks });
	const change = { state: 'paid', operationId, paidAt: now, requests, reportOutcome } as const;
	await changePaymentOrder(tx, orderId, change);
	const undelivered = isLost && accountId === null;
	if (undelivered) {
		const why = WHYS[reportOutcome];
		await addException(tx, { at: now, why, orderId, operationId, details: { kopecks } });
	}
	return { outcome, order: { ...order, ...change }, undelivered };
}
