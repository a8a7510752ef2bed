import type { PaymentForm } from '@avtosverka/contract/payments';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	CHOOSING,
	PURCHASE_FAILED,
	type PurchaseEvent,
	type PurchaseState,
	purchaseReducer,
} from './machine.ts';

const form = (view: PaymentForm['view']): PaymentForm => ({
	transaction_id: 'r1',
	action: 'https://pay.example/',
	view,
	fields: {},
});
const ordered: PurchaseEvent = { kind: 'ordered', method: 'card' };
const received = (view: PaymentForm['view'], elsewhere = false): PurchaseEvent => ({
	kind: 'order-came',
	form: form(view),
	elsewhere,
});
const widgetEvent = (what: 'success' | 'inProgress' | 'fail' | 'close'): PurchaseEvent => ({
	kind: 'frame-told',
	what,
});
const paid: PurchaseEvent = { kind: 'settled', end: { kind: 'paid', requests: 10 } };
const after = (...events: PurchaseEvent[]): PurchaseState => events.reduce(purchaseReducer, CHOOSING);

describe('a purchase', () => {
	test('leaves for the payment page, and begins anew when the payer turns back', () => {
		expect(after(ordered)).toEqual({ name: 'ordering', method: 'card' });
		expect(after(ordered, received('redirect'))).toEqual({ name: 'leaving', method: 'card' });
		expect(after(ordered, received('redirect'), { kind: 'came-back' })).toEqual(CHOOSING);
	});

	test('is checked here while its page stands in another window', () => {
		expect(after(ordered, received('redirect', true))).toEqual({ name: 'checking', id: 'r1' });
	});

	test('that cannot be ordered says why, and can be tried again', () => {
		const refused = after(ordered, { kind: 'order-refused', problem: 'Слишком много заказов.' });
		expect(refused).toEqual({ name: 'choosing', problem: 'Слишком много заказов.' });
		expect(purchaseReducer(refused, ordered).name).toBe('ordering');
	});

	test.each(['success', 'inProgress'] as const)(
		'in a frame that tells %s is checked and not yet paid',
		(what) => {
			expect(after(ordered, received('widget'), widgetEvent(what))).toEqual({ name: 'checking', id: 'r1' });
		},
	);

	test('in a frame that tells of a failure has failed at once', () => {
		expect(after(ordered, received('widget'), widgetEvent('fail'))).toEqual({
			name: 'choosing',
			problem: PURCHASE_FAILED,
		});
		expect(after(ordered, received('widget'), widgetEvent('close'))).toEqual(CHOOSING);
	});

	test('is paid when the server says so; in vain it stays unsettled and can be asked for again', () => {
		const checking = [ordered, received('widget'), widgetEvent('success')];
		expect(after(...checking, paid)).toEqual({ name: 'paid', requests: 10 });
		const second = { kind: 'paid', requests: 17, notice: 'Уже оплачен.' } as const;
		expect(after(...checking, { kind: 'settled', end: second })).toEqual({
			name: 'paid',
			requests: 17,
			notice: 'Уже оплачен.',
		});
		expect(after(...checking, { kind: 'timed-out' })).toEqual({ name: 'unsettled', id: 'r1' });
		expect(after(...checking, { kind: 'timed-out' }, { kind: 'asked-again' }, paid).name).toBe('paid');
		const refunded: PurchaseEvent = {
			kind: 'settled',
			end: { kind: 'refunded', message: 'Деньги возвращены.' },
		};
		expect(after(...checking, refunded)).toEqual({ name: 'choosing', problem: 'Деньги возвращены.' });
	});

	test('is never paid without the word of the server, whatever a page in a frame tells', () => {
		const events = fc.constantFrom<PurchaseEvent>(
			ordered,
			received('widget'),
			received('redirect'),
			received('redirect', true),
			widgetEvent('success'),
			widgetEvent('inProgress'),
			widgetEvent('fail'),
			widgetEvent('close'),
			{ kind: 'timed-out' },
			{ kind: 'asked-again' },
			{ kind: 'came-back' },
		);
		fc.assert(
			fc.property(fc.array(events), (story) => {
				expect(after(...story).name).not.toBe('paid');
			}),
		);
	});
});
