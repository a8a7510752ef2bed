import type { Route } from '../route.ts';

/** How long a challenge is taken after it was given out. */
export const CHALLENGE_LIFE_SECONDS = 10 * 60;

export const getProtectionRoute = {
	name: 'getProtection',
	method: 'GET',
	path: '/v1/protection/:purpose',
} as const satisfies Route;
