import type { Store } from '../../store/store.ts';
import type { PaymentOrder } from '../orders/order.ts';
import { insertPaymentOrder } from '../orders/store.ts';

/** Adds an order of ten requests that waits for its money, but for what is given. */
export async function addOrder(
	store: Pick<Store, 'db'>,
	given: Pick<PaymentOrder, 'id' | 'accountId'> & Partial<PaymentOrder>,
): Promise<void> {
	const order: PaymentOrder = {
		...{ purpose: 'requests', reportUuid: null, requests: 10, kopecks: 49_00 },
		...{ place: 'website', method: 'card', testMode: false, state: 'waiting', operationId: null },
		...{ reportOutcome: null, createdAt: new Date(), paidAt: null, returnedKopecks: 0 },
		subscriber: given.accountId ?? '',
		...given,
	};
	await insertPaymentOrder(store, order, null);
}
