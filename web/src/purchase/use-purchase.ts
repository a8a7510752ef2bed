import type { PaymentPlace } from '@avtosverka/contract/vocabulary/payment';
import { useEffect, useReducer } from 'react';
import { currentSession, refreshUser } from '../session/session.ts';
import { useSettings } from '../site.ts';
import { useFrame } from '../ui/frame.ts';
import { checkPaymentOrder, createPaymentOrder, type PurchaseRequest } from './calls.ts';
import { leaveForPayment, openPaymentWindow } from './leave-for-payment.ts';
import { CHOOSING, type PurchaseEvent, type PurchaseState, purchaseReducer } from './machine.ts';
import { pollPayment } from './poll.ts';
import { rememberOrder } from './remembered-order.ts';
import { rememberReportOrder } from './report-orders.ts';

export type PurchaseOptions = {
	readonly place: PaymentPlace;
	readonly from: string;
	/** Called once the money is credited, where that is learnt on this page. */
	readonly onPaid: () => void;
};
/** What is ordered, without the place: that is the page's. */
export type PurchaseChoice = PurchaseRequest extends infer One
	? One extends PurchaseRequest
		? Omit<One, 'type'>
		: never
	: never;
export type PurchaseModel = {
	readonly state: PurchaseState;
	readonly send: (event: PurchaseEvent) => void;
	readonly order: (wanted: PurchaseChoice) => void;
};

/** A purchase: orders, opens the payment page or its frame, and asks what became of it. */
export function usePurchase({ place, from, onPaid }: PurchaseOptions): PurchaseModel {
	const [state, send] = useReducer(purchaseReducer, CHOOSING);
	const framed = useFrame();
	const { payments } = useSettings();

	const order = async (wanted: PurchaseChoice) => {
		const { token } = currentSession();
		const { method } = wanted;
		// Requests go to an account; a report is paid for by anybody.
		if (state.name !== 'choosing' || (token === null && wanted.purpose === 'requests')) return;
		// In somebody's frame the payment page has no place, and to leave would take that somebody's page away.
		const stays = method === 'card' && payments?.cardView === 'widget';
		const elsewhere = framed && !stays ? openPaymentWindow() : null;
		send({ kind: 'ordered', method });
		const ordered = await createPaymentOrder({ ...wanted, type: place }, token);
		if ('problem' in ordered) {
			elsewhere?.close();
			return send({ kind: 'order-refused', problem: ordered.problem });
		}
		const { form } = ordered;
		rememberOrder({ id: form.transaction_id, from });
		if (wanted.purpose === 'report1') rememberReportOrder(wanted.report_uuid, form.transaction_id);
		send({ kind: 'order-came', form, elsewhere: elsewhere !== null });
		if (form.view === 'redirect') leaveForPayment(form, elsewhere);
	};

	const checked = state.name === 'checking' ? state.id : null;
	useEffect(() => {
		if (checked === null) return;
		return pollPayment({
			ask: () => checkPaymentOrder(checked, currentSession().token),
			onEnd: (end) => send({ kind: 'settled', end }),
			onTimeout: () => send({ kind: 'timed-out' }),
		});
	}, [checked]);

	// Whichever way it has ended, the balance may be another one.
	const ended = state.name === 'paid' || state.name === 'unsettled';
	const failed = state.name === 'choosing' && state.problem !== null;
	const paid = state.name === 'paid';
	useEffect(() => {
		if (ended || failed) void refreshUser();
	}, [ended, failed]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a payment, not for each new function
	useEffect(() => {
		if (paid) onPaid();
	}, [paid]);

	useEffect(() => {
		const comeBack = ({ persisted }: PageTransitionEvent) => persisted && send({ kind: 'came-back' });
		window.addEventListener('pageshow', comeBack);
		return () => window.removeEventListener('pageshow', comeBack);
	}, []);

	return { state, send, order: (wanted) => void order(wanted) };
}
