import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import type { OrderPurpose } from '@avtosverka/contract/vocabulary/order-purpose';
import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** For whom an order is made. It is known for limits alone and never sent. */
export type Asker =
	| {
			readonly kind: 'visitor';
			readonly visitorId: string;
			readonly address: string;
			readonly purpose: Extract<OrderPurpose, 'check' | 'bot' | 'watch'>;
	  }
	/** The installation itself: for a person who pays, or for a report whose orders are limited elsewhere. */
	| {
			readonly kind: 'installation';
			readonly purpose: Extract<OrderPurpose, 'paid-lookup' | 'owner-report'>;
	  };

/** Something that is bought of a supplier. */
export type SupplierOrder = {
	readonly supplier: PaidSupplierId;
	/** What is sent twice under one key is bought once; null for a supplier that sells each request. */
	readonly key: string | null;
	readonly asker: Asker;
};

/** Why an order must not be made: its asker has had enough for now, or the installation has for today. */
export type OrderRefusal = Extract<NotAskedReason, 'limit' | 'budget'>;

/** What all processes of an installation may buy together. */
export type OrderBudget = {
	/** Counts an order that is about to be sent, once for its key. */
	take(order: SupplierOrder): Promise<'granted' | OrderRefusal>;
	/** Takes an order out of the count that certainly was not bought. */
	giveBack(order: SupplierOrder): Promise<void>;
};

/** An order that was not made: the budget refused it, or its asker may not spend money on it now. */
export type RefusedOrder = { readonly ok: false; readonly refusal: NotAskedReason };

/**
 * The one way of sending what costs money: counted first, not sent where the budget refuses it, and given
 * back where `wasBought` says that the supplier certainly sold nothing.
 */
export async function orderWithin<Result>(
	budget: OrderBudget,
	order: SupplierOrder,
	send: () => Promise<Result>,
	wasBought: (result: Result) => boolean,
): Promise<{ readonly ok: true; readonly result: Result } | RefusedOrder> {
	const verdict = await budget.take(order);
	if (verdict !== 'granted') return { ok: false, refusal: verdict };
	const result = await send();
	if (!wasBought(result)) await budget.giveBack(order);
	return { ok: true, result };
}
