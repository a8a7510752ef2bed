import type { Route } from '../route.ts';

export const reportErrorRoute = {
	name: 'reportError',
	method: 'POST',
	path: '/v1/errors',
} as const satisfies Route;
