import type { PaymentForm } from '@avtosverka/contract/payments';
import { checkPaymentRoute, createPaymentRoute } from '@avtosverka/contract/routes/payments';
import type { PackId, PaymentMethod, PaymentPlace } from '@avtosverka/contract/vocabulary/payment';
import { call, failureText } from '../client.ts';
import { refreshUser } from '../session/session.ts';

/** What is ordered: a pack of requests, or an owner report; `email` gets the report's link and document. */
export type PurchaseRequest = (
	| { readonly purpose: 'requests'; readonly pack: PackId }
	| { readonly purpose: 'report1'; readonly report_uuid: string; readonly email?: string }
) & { readonly method: PaymentMethod; readonly type: PaymentPlace };

/** The form that leads to a payment, or why there is none. */
export type PaymentOrderResult = { readonly form: PaymentForm } | { readonly problem: string };

/** What became of an order: credited, or something that no further question would change. */
export type PaymentOrderEnd =
	/** `notice`: the server's words where the money bought no report, since another order had. */
	| { readonly kind: 'paid'; readonly requests: number; readonly notice?: string }
	| { readonly kind: 'refunded' | 'unknown' | 'refused'; readonly message: string };

/** A question that is silent for longer counts as one in vain. */
const PATIENCE_MS = 10_000;

/**
 * Orders something; the server alone knows what it costs. A token that is over ends the session. Never
 * throws.
 * @param token null when signed out: a report may be paid for by anybody
 */
export async function createPaymentOrder(
	request: PurchaseRequest,
	token: string | null,
): Promise<PaymentOrderResult> {
	const outcome = await call(createPaymentRoute, request, { token });
	if (outcome.kind === 'reply') return { form: outcome.reply.data };
	if (outcome.kind === 'problem' && outcome.problem.code === 'sign-in') void refreshUser();
	return { problem: failureText(outcome) };
}

/** Asks what became of an order; null while it waits or the call failed. Rejects when it takes too long. */
export async function checkPaymentOrder(id: string, token: string | null): Promise<PaymentOrderEnd | null> {
	const outcome = await call(
		checkPaymentRoute,
		{ transaction_id: id },
		{ token, signal: AbortSignal.timeout(PATIENCE_MS) },
	);
	if (outcome.kind === 'failed') return null;
	if (outcome.kind === 'problem') return { kind: 'refused', message: outcome.problem.message };
	const { success, message, data } = outcome.reply;
	if (data === null) return { kind: 'unknown', message };
	if (success) {
		const { requests, report } = data;
		return {
			kind: 'paid',
			requests,
			...((report === 'paid-before' || report === 'gone') && { notice: message }),
		};
	}
	return data.state === 'refunded' ? { kind: 'refunded', message } : null;
}
