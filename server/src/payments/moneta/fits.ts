import type { MonetaSettings } from '../../config/moneta.ts';
import type { ExceptionReason } from '../../store/schema/payment-exception.ts';
import { kopecksOf } from '../money.ts';
import { ORDER_ID_LENGTH, type PaymentOrder } from '../orders/order.ts';
import { signedFields } from './form.ts';
import type { Notification } from './notification.ts';
import { isSameSignature, sign } from './signature.ts';

/** What of a notification does not fit its order; null where everything fits. Each field on its own. */
export function misfitOf(
	notification: Notification,
	order: PaymentOrder,
	{ testMode }: Pick<MonetaSettings, 'testMode'>,
): ExceptionReason | null {
	const { MNT_AMOUNT, MNT_CURRENCY_CODE, MNT_SUBSCRIBER_ID, MNT_TEST_MODE } = notification;
	if (kopecksOf(MNT_AMOUNT) !== order.kopecks) return 'amount';
	if (MNT_CURRENCY_CODE !== 'RUB') return 'currency';
	if (MNT_SUBSCRIBER_ID !== order.subscriber) return 'subscriber';
	const isTrial = MNT_TEST_MODE === '1';
	// An order of the time when payments were on trial must not be paid with trial money afterwards.
	if (isTrial !== order.testMode || (isTrial && !testMode)) return 'test-mode';
	return null;
}

/**
 * What stands where a form's signed values have the order's id, wherever they are cut: the id may end early
 * or late and then name no order, so that the notification would seem to be of an unknown one.
 */
export function orderIdAhead({
	MNT_TRANSACTION_ID,
	MNT_OPERATION_ID,
	MNT_AMOUNT,
	MNT_CURRENCY_CODE,
	MNT_SUBSCRIBER_ID,
}: Notification): string {
	const values = [MNT_TRANSACTION_ID, MNT_OPERATION_ID, MNT_AMOUNT, MNT_CURRENCY_CODE, MNT_SUBSCRIBER_ID];
	return values.join('').slice(0, ORDER_ID_LENGTH);
}

/** True where a notification has the signature of the order's form, recut: made by the payer. */
export function isCutFromForm(
	{ MNT_SIGNATURE }: Notification,
	order: PaymentOrder,
	settings: Pick<MonetaSettings, 'account' | 'secret'>,
): boolean {
	return isSameSignature(MNT_SIGNATURE, sign('form', signedFields(settings, order), settings.secret));
}
