import type { Route } from '../route.ts';

export const getVinByPlateRoute = {
	name: 'getVinByPlate',
	method: 'GET',
	path: '/v1/getVinByPlate/:plate/:token',
	protection: 'plate',
} as const satisfies Route;

export const getBaseByPlateRoute = {
	name: 'getBaseByPlate',
	method: 'GET',
	path: '/v1/getBaseByPlate/:plate/:token',
	protection: 'plate',
} as const satisfies Route;
