import type { Route } from '../route.ts';

const FOR_OPERATORS = { from: 'header', needed: true } as const;

export const getOperatorConsoleRoute = {
	name: 'getOperatorConsole',
	method: 'GET',
	path: '/v1/operator/console',
	session: FOR_OPERATORS,
} as const satisfies Route;

export const refundOrderRoute = {
	name: 'refundOrder',
	method: 'POST',
	path: '/v1/operator/refund',
	session: FOR_OPERATORS,
} as const satisfies Route;
