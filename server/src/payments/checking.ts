import { isOrderId } from '@avtosverka/contract/vocabulary/payment';
import type { MonetaSettings } from '../config/moneta.ts';
import type { Deps } from '../deps.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { OwnerReports } from '../owner-reports/owner-reports.ts';
import { isStoreUnavailable } from '../store/is-store-unavailable.ts';
import { FAIL, type MonetaAnswer, type ResultCode, xmlAnswer } from './moneta/answer.ts';
import { misfitOf } from './moneta/fits.ts';
import { isProbe, isTrulySigned, type Notification, readNotification } from './moneta/notification.ts';
import { openPaymentOrder } from './orders/credit.ts';
import { findPaymentOrder } from './orders/store.ts';

/**
 * Answers whether an order may be paid (Check URL), where the settings have it. What MONETA has not signed is
 * answered without a signature of ours. While the store fails or takes no money the answer is «not known
 * now».
 */
export function createChecking(
	settings: MonetaSettings,
	{ store, clock, log, ownerReports }: Deps & { readonly ownerReports: OwnerReports },
) {
	const ledger = createLedger(store, clock);

	async function codeFor(notification: Notification): Promise<ResultCode> {
		const id = notification.MNT_TRANSACTION_ID;
		const known = isOrderId(id) ? await findPaymentOrder(store, id) : null;
		if (known === null) return 500;
		const opened = await store.transaction((tx) => openPaymentOrder(tx, ledger, known));
		if (opened === null || misfitOf(notification, opened.order, settings) !== null) return 500;
		const { state, reportUuid } = opened.order;
		if (state === 'paid') return 200;
		if (!store.takesMoney()) return 302;
		const standing = reportUuid === null ? 'ready' : await ownerReports.standing(reportUuid);
		if (standing === 'paid' || standing === 'gone') return 500;
		return state === 'waiting' && !opened.closed ? 402 : 500;
	}

	return async function check(encoded: string): Promise<MonetaAnswer> {
		const notification = readNotification(encoded);
		if (notification === null || isProbe(notification)) return FAIL;
		if (!isTrulySigned('check', notification, settings)) return FAIL;
		const code = await codeFor(notification).catch((error: Error): ResultCode => {
			log[isStoreUnavailable(error) ? 'warn' : 'error']({ name: error.name }, 'an order was not checked');
			return 302;
		});
		return xmlAnswer(settings, notification.MNT_TRANSACTION_ID, code);
	};
}
