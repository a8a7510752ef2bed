import type { PaymentForm } from '@avtosverka/contract/payments';
import type { PaymentMethod } from '@avtosverka/contract/vocabulary/payment';
import type { PaymentOrderEnd } from './calls.ts';
import type { WidgetMessage } from './widget-message.ts';

/** Where a purchase stands. */
export type PurchaseState =
	/** `problem` is why the attempt before led to nothing. */
	| { readonly name: 'choosing'; readonly problem: string | null }
	| { readonly name: 'ordering'; readonly method: PaymentMethod }
	| { readonly name: 'leaving'; readonly method: PaymentMethod }
	| { readonly name: 'in-frame'; readonly form: PaymentForm }
	| { readonly name: 'checking'; readonly id: string }
	/** It is not known yet: the money may come later. */
	| { readonly name: 'unsettled'; readonly id: string }
	/** `notice`: what became of money that did not buy what was ordered. */
	| { readonly name: 'paid'; readonly requests: number; readonly notice?: string };

export type PurchaseEvent =
	| { readonly kind: 'ordered'; readonly method: PaymentMethod }
	/** `elsewhere`: the payment page opens in a window of its own, and this page stays. */
	| { readonly kind: 'order-came'; readonly form: PaymentForm; readonly elsewhere: boolean }
	| { readonly kind: 'order-refused'; readonly problem: string }
	| { readonly kind: 'frame-told'; readonly what: Exclude<WidgetMessage['kind'], 'height'> }
	| { readonly kind: 'settled'; readonly end: PaymentOrderEnd }
	| { readonly kind: 'timed-out' | 'asked-again' | 'came-back' };

/** The sentence of a payment that failed: specification, section 2. */
export const PURCHASE_FAILED = 'Платеж не прошел, пожалуйста повторите попытку позже.';

export const CHOOSING: PurchaseState = { name: 'choosing', problem: null };

/** The next state; an event that makes no sense in a state changes nothing. */
export function purchaseReducer(state: PurchaseState, event: PurchaseEvent): PurchaseState {
	switch (event.kind) {
		case 'ordered':
			return state.name === 'choosing' ? { name: 'ordering', method: event.method } : state;
		case 'order-came':
			return state.name === 'ordering' ? withOrder(state.method, event) : state;
		case 'order-refused':
			return state.name === 'ordering' ? { name: 'choosing', problem: event.problem } : state;
		case 'frame-told':
			return state.name === 'in-frame' ? afterFrame(state.form, event.what) : state;
		case 'settled':
			return state.name === 'checking' ? afterCheck(event.end) : state;
		case 'timed-out':
			return state.name === 'checking' ? { name: 'unsettled', id: state.id } : state;
		case 'asked-again':
			return state.name === 'unsettled' ? { name: 'checking', id: state.id } : state;
		case 'came-back':
			return state.name === 'leaving' ? CHOOSING : state;
	}
}

function withOrder(
	method: PaymentMethod,
	{ form, elsewhere }: Extract<PurchaseEvent, { kind: 'order-came' }>,
): PurchaseState {
	if (form.view === 'widget') return { name: 'in-frame', form };
	return elsewhere ? { name: 'checking', id: form.transaction_id } : { name: 'leaving', method };
}

function afterFrame(
	form: PaymentForm,
	what: Extract<PurchaseEvent, { kind: 'frame-told' }>['what'],
): PurchaseState {
	if (what === 'close') return CHOOSING;
	if (what === 'fail') return { name: 'choosing', problem: PURCHASE_FAILED };
	return { name: 'checking', id: form.transaction_id };
}

function afterCheck(end: PaymentOrderEnd): PurchaseState {
	if (end.kind === 'paid') {
		const { kind, ...credited } = end;
		return { name: kind, ...credited };
	}
	return { name: 'choosing', problem: end.message };
}
