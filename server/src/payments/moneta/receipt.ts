import type { ReceiptSettings } from '../../config/moneta.ts';
import { roublesOf } from '../money.ts';
import type { PaymentOrder } from '../orders/order.ts';

/** One of the additional values of an XML answer. */
export type Attribute = { readonly key: string; readonly value: string };

/**
 * What the cash desk (kassa.payanyway.ru, which stands before our Pay URL) makes a receipt of: 54-ФЗ,
 * Assistant54FZ.pdf and kassaspecification.pdf. One position for the whole order, so that the sum of
 * positions is the amount to the kopeck; its name has at most 128 letters and neither quotes nor signs.
 * `email` is null where the person has given none.
 */
export function receiptAttributes(
	{ sno, vatTag, pm, po }: ReceiptSettings,
	order: PaymentOrder,
	email: string | null,
): Attribute[] {
	const name =
		order.purpose === 'requests' ? `Запросы к картотеке ${order.requests} шт` : 'Отчёт о владельце';
	const position = { name, price: roublesOf(order.kopecks), quantity: '1', vatTag: String(vatTag), pm, po };
	return [
		{ key: 'INVENTORY', value: JSON.stringify([position]) },
		...(email === null ? [] : [{ key: 'CLIENT', value: JSON.stringify({ email }) }]),
		...(sno === null ? [] : [{ key: 'SNO', value: String(sno) }]),
	];
}
