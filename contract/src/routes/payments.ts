import type { Route } from '../route.ts';

export const createPaymentRoute = {
	name: 'createPayment',
	method: 'POST',
	path: '/v1/payments/create',
	/** Requests are sold to the signed-in alone. */
	session: { from: 'header', needed: 'sometimes' },
} as const satisfies Route;

export const checkPaymentRoute = {
	name: 'checkPayment',
	method: 'GET',
	path: '/v1/checkPayment/:transaction_id',
	session: { from: 'header', needed: false },
} as const satisfies Route;

export const getPaidRequestRoute = {
	name: 'getPaidRequest',
	method: 'GET',
	path: '/v1/getPaidRequest/:plate/:access_token',
	session: { from: 'path', needed: true },
	paid: true,
} as const satisfies Route;
