import type { Route } from '../route.ts';

const FOR_OPERATORS = { from: 'header', needed: true } as const;

export const getOperatorConsoleRoute = {
	name: 'getOperatorConsole',
	method: 'GET',
	path: '/v1/operator/console',
	session: FOR_OPERATORS,
} as const satisfies Route;

/** Without a session: the store, which knows it, is away. */
export const getProcessStateRoute = {
	name: 'getProcessState',
	method: 'POST',
	path: '/v1/operator/state',
} as const satisfies Route;

export const refundOrderRoute = {
	name: 'refundOrder',
	method: 'POST',
	path: '/v1/operator/refund',
	session: FOR_OPERATORS,
} as const satisfies Route;

export const settleExceptionRoute = {
	name: 'settleException',
	method: 'POST',
	path: '/v1/operator/exception',
	session: FOR_OPERATORS,
} as const satisfies Route;

/** Who is sought goes in the body: an address of e-mail is for no log. */
export const findAccountsRoute = {
	name: 'findAccounts',
	method: 'POST',
	path: '/v1/operator/accounts',
	session: FOR_OPERATORS,
} as const satisfies Route;

export const changeRoleRoute = {
	name: 'changeRole',
	method: 'POST',
	path: '/v1/operator/role',
	session: FOR_OPERATORS,
} as const satisfies Route;

export const endAccountSessionsRoute = {
	name: 'endAccountSessions',
	method: 'POST',
	path: '/v1/operator/end-sessions',
	session: FOR_OPERATORS,
} as const satisfies Route;

export const removeAccountRoute = {
	name: 'removeAccount',
	method: 'POST',
	path: '/v1/operator/remove-account',
	session: FOR_OPERATORS,
} as const satisfies Route;

export const switchSupplierRoute = {
	name: 'switchSupplier',
	method: 'POST',
	path: '/v1/operator/supplier',
	session: FOR_OPERATORS,
} as const satisfies Route;

export const retryQueueRoute = {
	name: 'retryQueue',
	method: 'POST',
	path: '/v1/operator/queue',
	session: FOR_OPERATORS,
} as const satisfies Route;
