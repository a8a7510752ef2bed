import type { Route } from '../route.ts';

export const getChatLinkRoute = {
	name: 'getChatLink',
	method: 'GET',
	path: '/v1/auth/:messenger/getAuthLink',
	session: { from: 'header', needed: false },
} as const satisfies Route;

export const checkChatTokenRoute = {
	name: 'checkChatToken',
	method: 'GET',
	path: '/v1/auth/:messenger/checkToken',
} as const satisfies Route;

export const checkOauthTokenRoute = {
	name: 'checkOauthToken',
	method: 'POST',
	path: '/v1/auth/:provider/checkToken',
} as const satisfies Route;
