import type { OperatorOrder } from '@avtosverka/contract/operator/money';
import { goodsText } from '../payments/operator/words.ts';
import type { PaymentOrder } from '../payments/orders/order.ts';

/** An order as the console shows it. */
export function shownOrder(order: PaymentOrder): OperatorOrder {
	const { id, createdAt, kopecks, state } = order;
	return { id, at: createdAt.toISOString(), kopecks, goods: goodsText(order), state };
}
