import type { Payment } from '@avtosverka/contract/cabinet';
import { ReportReturn } from '@avtosverka/contract/owner-report/report';
import { checkPayment, createPayment, type PaymentStatus } from '@avtosverka/contract/payments';
import { isOrderId } from '@avtosverka/contract/vocabulary/payment';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OwnerReports, ReportLetters } from '../owner-reports/owner-reports.ts';
import { createOrders } from './creating.ts';
import { COPY_ANSWERS, monetaAnswers, registerMoneta } from './moneta-routes.ts';
import { roublesOf } from './money.ts';
import type { PaymentOrder } from './orders/order.ts';
import { findPaidBy, findPaymentOrder } from './orders/store.ts';
import { PAYMENT_WORDS, stateWords } from './words.ts';

/** Orders, their ends, and what MONETA says of them. They can be looked up while nothing is sold too. */
export function registerPayments(
	app: FastifyInstance,
	deps: Deps & {
		readonly metrics: Metrics;
		readonly ownerReports: OwnerReports;
		readonly letters: ReportLetters | null;
	},
): void {
	const { store, config } = deps;
	const create = config.moneta && createOrders(config.moneta, deps);
	serve(app, deps, createPayment, async ({ user, address, body }) => {
		if (create === null) {
			const words = body.purpose === 'report1' ? PAYMENT_WORDS.reportOff : PAYMENT_WORDS.off;
			throw new RequestProblem(404, 'not-found', words);
		}
		const payer = body.purpose === 'requests' ? signedIn(user) : user;
		return { success: true as const, message: '', data: await create(payer, address, body) };
	});

	serve(app, deps, checkPayment, async ({ user, params }) => {
		const id = params.transaction_id;
		const order = isOrderId(id) ? await findPaymentOrder(store, id) : null;
		// One answer for what is not there and for what is another's: it must not tell which of the two.
		const isShown = order !== null && (order.accountId === null || order.accountId === user?.id);
		return isShown
			? statusOf(order, config.siteOwner.email)
			: { success: false, message: PAYMENT_WORDS.unknown, data: null };
	});

	if (config.moneta !== null) registerMoneta(app, deps, monetaAnswers(config.moneta, deps));
	else if (config.isRestoredCopy) registerMoneta(app, deps, COPY_ANSWERS);
}

function statusOf(order: PaymentOrder, email: string | null): PaymentStatus {
	const { state, requests, kopecks, reportOutcome } = order;
	return {
		success: state === 'paid',
		message: stateWords(order, email),
		data: { state, requests, amount: roublesOf(kopecks), report: reportOutcome },
	};
}

/** A person's payments, for the cabinet. */
export function createOwnPayments({ store }: Pick<Deps, 'store'>) {
	return async (accountId: string): Promise<Payment[]> => {
		const paid = await findPaidBy(store, accountId);
		return paid.map(({ order, isReportThere, returned }) => ({
			mnt_transaction_id: order.id,
			mnt_amount: roublesOf(order.kopecks),
			created_at: order.createdAt.toISOString(),
			purpose: order.purpose,
			state: order.state === 'refunded' ? 'refunded' : 'paid',
			requests: order.requests,
			report: order.reportOutcome,
			report_uuid: isReportThere ? order.reportUuid : null,
			// A second payment for the same report has nothing to do with its registers.
			returned: order.reportOutcome === 'opened' ? (ReportReturn.safeParse(returned).data ?? null) : null,
		}));
	};
}
