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

export const checkOauthTokenRoute = {
	name: 'checkOauthToken',
	method: 'POST',
	path: '/v1/auth/:provider/checkToken',
} as const satisfies Route;
