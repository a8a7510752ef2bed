import type { User } from '@avtosverka/contract/accounts';
import type { createPayment, PaymentForm } from '@avtosverka/contract/payments';
import type { z } from 'zod';
import type { MonetaSettings } from '../../config/moneta.ts';
import type { Deps } from '../../deps.ts';
import { senderOf } from '../../http/address-limit.ts';
import { RequestProblem } from '../../http/request-problem.ts';
import { createSharedCount } from '../../store/shared-count.ts';
import { packOf, paymentForm } from './moneta/form.ts';
import { drawOrderId, type Order } from './orders/order.ts';
import { insertOrder } from './orders/store.ts';
import { WORDS } from './words.ts';

const HOUR_SECONDS = 60 * 60;
/** Behind one address may be many people. */
const PEOPLE_BEHIND_AN_ADDRESS = 10;

type Asked = Extract<z.output<typeof createPayment.body>, { purpose: 'requests' }>;

/** Makes orders. Throws a RequestProblem: 400 for a method that is switched off, 429 for too many of them. */
export function createOrders(settings: MonetaSettings, { store, clock, config, appSecret }: Deps) {
	const { ordersPerHour } = config.limits;
	const limit = { appSecret, windowSeconds: HOUR_SECONDS };
	const byAccount = createSharedCount(store, clock, { ...limit, name: 'orders', most: ordersPerHour });
	const byAddress = createSharedCount(store, clock, {
		...limit,
		name: 'orders-of-address',
		most: ordersPerHour * PEOPLE_BEHIND_AN_ADDRESS,
	});

	return async function create(user: User, address: string, asked: Asked): Promise<PaymentForm> {
		if (asked.method === 'sbp' && settings.units.sbp === null) {
			throw new RequestProblem(400, 'bad-input', WORDS.noSuchMethod);
		}
		if ((await byAccount.count(user.id)) || (await byAddress.count(senderOf(address)))) {
			throw new RequestProblem(429, 'too-many', WORDS.tooMany, HOUR_SECONDS);
		}
		const { requests, kopecks } = packOf(asked.pack);
		const order: Order = {
			id: drawOrderId(),
			accountId: user.id,
			purpose: asked.purpose,
			requests,
			kopecks,
			subscriber: user.id,
			place: asked.type,
			method: asked.method,
			testMode: settings.testMode,
			state: 'waiting',
			operationId: null,
			createdAt: clock.now(),
			paidAt: null,
		};
		await insertOrder(store, order);
		return paymentForm(settings, config.siteUrl, order);
	};
}
