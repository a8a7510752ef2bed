import type { Route } from '../route.ts';

const SIGNED_IN = { from: 'header', needed: true } as const;

export const makeShareRoute = {
	name: 'makeShare',
	method: 'POST',
	path: '/v1/user/shares',
	session: SIGNED_IN,
} as const satisfies Route;

export const getSharesRoute = {
	name: 'getShares',
	method: 'GET',
	path: '/v1/user/shares',
	session: SIGNED_IN,
} as const satisfies Route;

/** For those who ordered the report, or know the order that paid for it. */
export const shareOwnerReportRoute = {
	name: 'shareOwnerReport',
	method: 'POST',
	path: '/v1/ownerReport/:uuid/share',
	session: { from: 'header', needed: false },
} as const satisfies Route;

export const endOwnerReportShareRoute = {
	name: 'endOwnerReportShare',
	method: 'POST',
	path: '/v1/ownerReport/:uuid/share/end',
	session: { from: 'header', needed: false },
} as const satisfies Route;

export const endShareRoute = {
	name: 'endShare',
	method: 'DELETE',
	path: '/v1/user/shares/:id',
	session: SIGNED_IN,
} as const satisfies Route;
