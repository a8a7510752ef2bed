import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { checkPaymentOrder, type PaymentOrderEnd } from '../../purchase/calls.ts';
import { pollPayment } from '../../purchase/poll.ts';
import { type RememberedOrder, rememberedOrder } from '../../purchase/remembered-order.ts';
import { refreshUser } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { useHydrated } from '../../ui/hydrated.ts';

/** What a page after a payment knows of it. */
export type OrderState =
	/** The address tells of no order, and what this tab remembers is not read yet: scripts have not begun. */
	| { readonly name: 'unread' }
	| { readonly name: 'no-order' }
	| { readonly name: 'checking' }
	| { readonly name: 'unsettled'; readonly again: () => void }
	| { readonly name: 'ended'; readonly end: PaymentOrderEnd };

/** The order of the address or of this tab, and the page that its payer came from; or null. */
export type OrderProgress = { readonly state: OrderState; readonly from: string | null };

/** Asks what became of the order that a person comes back from. */
export function usePaymentOrder(): OrderProgress {
	const [parameters] = useSearchParams();
	const alive = useHydrated();
	const session = useSession();
	const [remembered, setRemembered] = useState<RememberedOrder | null | 'unread'>('unread');
	const [result, setResult] = useState<PaymentOrderEnd | 'timed-out' | null>(null);
	const again = useCallback(() => setResult(null), []);

	// Ours, or the one that MONETA adds to an address of its own settings.
	const orderId = parameters.get('transaction_id') || parameters.get('MNT_TRANSACTION_ID');
	const order = remembered === 'unread' ? null : remembered;
	const id = orderId || order?.id || null;
	const unread = id === null && remembered === 'unread';
	const token = session?.token ?? null;

	useEffect(() => setRemembered(rememberedOrder()), []);

	const askedId = session !== null && result === null ? id : null;
	useEffect(() => {
		if (askedId === null) return;
		return pollPayment({
			ask: () => checkPaymentOrder(askedId, token),
			onEnd: setResult,
			onTimeout: () => setResult('timed-out'),
		});
	}, [askedId, token]);

	// Whichever way it has ended, the balance may be another one.
	const over = alive && !unread && (id === null || result !== null);
	useEffect(() => {
		if (over) void refreshUser();
	}, [over]);

	return { state: unread ? { name: 'unread' } : stateOf(id, result, again), from: order?.from ?? null };
}

function stateOf(
	id: string | null,
	result: PaymentOrderEnd | 'timed-out' | null,
	again: () => void,
): OrderState {
	if (id === null) return { name: 'no-order' };
	if (result === null) return { name: 'checking' };
	return result === 'timed-out' ? { name: 'unsettled', again } : { name: 'ended', end: result };
}
