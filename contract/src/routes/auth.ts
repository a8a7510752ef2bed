import type { Route } from '../route.ts';

export const getTelegramAuthLinkRoute = {
	name: 'getTelegramAuthLink',
	method: 'GET',
	path: '/v1/auth/telegram/getAuthLink',
} as const satisfies Route;

export const checkTelegramTokenRoute = {
	name: 'checkTelegramToken',
	method: 'GET',
	path: '/v1/auth/telegram/checkToken',
} as const satisfies Route;

export const checkGoogleTokenRoute = {
	name: 'checkGoogleToken',
	method: 'POST',
	path: '/v1/auth/google/checkToken',
} as const satisfies Route;
