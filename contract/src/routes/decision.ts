import type { Route } from '../route.ts';

export const getDecisionRoute = {
	name: 'getDecision',
	method: 'GET',
	path: '/v1/decision/:vin',
} as const satisfies Route;
