import type { Route } from '../route.ts';

export const getProtectionRoute = {
	name: 'getProtection',
	method: 'GET',
	path: '/v1/protection/:purpose',
} as const satisfies Route;
