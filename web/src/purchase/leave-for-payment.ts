import type { PaymentForm } from '@avtosverka/contract/payments';

/** A window for the payment page, opened while a press is still going on; null where none may be. */
export function openPaymentWindow(): Window | null {
	return window.open('about:blank', 'payment');
}

/** Posts a form to the payment page, in this window or in another. */
export function leaveForPayment({ action, fields }: PaymentForm, target: Window | null): void {
	const form = document.createElement('form');
	form.method = 'post';
	form.action = action;
	form.target = target?.name ?? '_top';
	form.hidden = true;
	for (const [name, value] of Object.entries(fields)) {
		const input = document.createElement('input');
		input.type = 'hidden';
		input.name = name;
		input.value = value;
		form.append(input);
	}
	document.body.append(form);
	form.submit();
	form.remove();
}
