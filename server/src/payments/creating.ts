import type { User } from '@avtosverka/contract/accounts';
import type { createPayment, PaymentForm } from '@avtosverka/contract/payments';
import { REPORT_KOPECKS } from '@avtosverka/contract/vocabulary/owner-report';
import type { z } from 'zod';
import type { MonetaSettings } from '../config/moneta.ts';
import type { Deps } from '../deps.ts';
import { senderOf } from '../http/guards/address-limit.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import type { OwnerReports } from '../owner-reports/owner-reports.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { packOf, paymentForm } from './moneta/form.ts';
import { drawOrderId, type PaymentOrder } from './orders/order.ts';
import { encryptPayerEmail } from './orders/payer.ts';
import { insertPaymentOrder } from './orders/store.ts';
import { PAYMENT_WORDS } from './words.ts';

const HOUR_SECONDS = 60 * 60;
/** Behind one address may be many people. */
const PEOPLE_BEHIND_AN_ADDRESS = 10;

type PaymentBody = z.output<typeof createPayment.body>;

type Goods = Pick<PaymentOrder, 'requests' | 'kopecks' | 'reportUuid'>;

/**
 * Makes orders; requests are for those who are signed in. Throws a RequestProblem: 400 for a method that is
 * switched off, 404 for a report that is not there, 409 for one that cannot be paid for now or any more, 429
 * for too many orders, 503 while the store takes no money.
 */
export function createOrders(settings: MonetaSettings, deps: Deps & { readonly ownerReports: OwnerReports }) {
	const { store, clock, config, appSecret, ownerReports } = deps;
	const { ordersPerHour } = config.limits;
	const count = (name: string, most: number) =>
		createSharedCount(store, clock, { appSecret, windowSeconds: HOUR_SECONDS, name, most });
	const byAccount = count('orders', ordersPerHour);
	const byVisitors = count('orders-of-visitors', ordersPerHour);
	const byAddress = count('orders-of-address', ordersPerHour * PEOPLE_BEHIND_AN_ADDRESS);

	async function isTooMany(user: User | null, address: string): Promise<boolean> {
		const sender = senderOf(address);
		const isOver = user === null ? byVisitors.count(sender) : byAccount.count(user.id);
		return (await isOver) || byAddress.count(sender);
	}

	async function goodsOf(asked: PaymentBody): Promise<Goods> {
		if (asked.purpose === 'requests') {
			const { requests, kopecks } = packOf(asked.pack);
			return { requests, kopecks, reportUuid: null };
		}
		const standing = await ownerReports.standing(asked.report_uuid);
		if (standing === 'gone') throw new RequestProblem(404, 'not-found', PAYMENT_WORDS.noReport);
		if (standing === 'paid') throw new RequestProblem(409, 'conflict', PAYMENT_WORDS.reportPaid);
		if (standing === 'forming') throw new RequestProblem(409, 'conflict', PAYMENT_WORDS.reportForming);
		return { requests: 0, kopecks: REPORT_KOPECKS, reportUuid: asked.report_uuid };
	}

	return async function create(user: User | null, address: string, asked: PaymentBody): Promise<PaymentForm> {
		if (asked.method === 'sbp' && settings.units.sbp === null) {
			throw new RequestProblem(400, 'bad-input', PAYMENT_WORDS.noSuchMethod);
		}
		const goods = await goodsOf(asked);
		if (!store.takesMoney()) throw new RequestProblem(503, 'unavailable', PAYMENT_WORDS.unsafe, 60);
		if (await isTooMany(user, address)) {
			throw new RequestProblem(429, 'too-many', PAYMENT_WORDS.tooMany, HOUR_SECONDS);
		}
		const id = drawOrderId();
		const order: PaymentOrder = {
			id,
			accountId: user?.id ?? null,
			purpose: asked.purpose,
			...goods,
			// Left out of what is signed for a payer who has not signed in: docs.moneta.ru, assistant/v1.
			subscriber: user?.id ?? '',
			place: asked.type,
			method: asked.method,
			testMode: settings.testMode,
			state: 'waiting',
			operationId: null,
			reportOutcome: null,
			createdAt: clock.now(),
			paidAt: null,
			returnedKopecks: 0,
		};
		const email = asked.purpose === 'report1' ? (asked.email ?? null) : null;
		await insertPaymentOrder(
			store,
			order,
			email === null ? null : encryptPayerEmail(store.cipher, id, email),
		);
		return paymentForm(settings, config.siteUrl, order);
	};
}
