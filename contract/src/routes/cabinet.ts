import type { Route } from '../route.ts';

/** The access token in a body: specification, section 7. */
const IN_BODY = { from: 'body', needed: true } as const;

export const getPaymentsRoute = {
	name: 'getPayments',
	method: 'POST',
	path: '/v1/user/payments',
	session: IN_BODY,
} as const satisfies Route;

export const getReportsRoute = {
	name: 'getReports',
	method: 'POST',
	path: '/v1/user/reports',
	session: IN_BODY,
} as const satisfies Route;

export const getOwnCommentsRoute = {
	name: 'getOwnComments',
	method: 'POST',
	path: '/v1/car/comments/my',
	session: IN_BODY,
} as const satisfies Route;

export const getBoughtVinsRoute = {
	name: 'getBoughtVins',
	method: 'POST',
	path: '/v1/user/vins',
	session: IN_BODY,
} as const satisfies Route;
