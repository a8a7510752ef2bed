import type { Route } from '../route.ts';

const SIGNED_IN = { from: 'header', needed: true } as const;

export const getUserRoute = {
	name: 'getUser',
	method: 'GET',
	path: '/v1/user',
	session: { from: 'header', needed: false },
} as const satisfies Route;

export const signOutRoute = {
	name: 'signOut',
	method: 'POST',
	path: '/v1/auth/signOut',
	session: { from: 'header', needed: false },
} as const satisfies Route;

export const deleteAccountRoute = {
	name: 'deleteAccount',
	method: 'DELETE',
	path: '/v1/user/deleteAccount',
	session: { from: 'header', needed: true },
} as const satisfies Route;

export const linkSignInRoute = {
	name: 'linkSignIn',
	method: 'POST',
	path: '/v1/user/signIns/:provider',
	session: SIGNED_IN,
} as const satisfies Route;

export const unlinkSignInRoute = {
	name: 'unlinkSignIn',
	method: 'DELETE',
	path: '/v1/user/signIns/:provider',
	session: SIGNED_IN,
} as const satisfies Route;

export const getSessionsRoute = {
	name: 'getSessions',
	method: 'GET',
	path: '/v1/user/sessions',
	session: SIGNED_IN,
} as const satisfies Route;

export const endSessionRoute = {
	name: 'endSession',
	method: 'DELETE',
	path: '/v1/user/sessions/:id',
	session: SIGNED_IN,
} as const satisfies Route;

export const endSessionsRoute = {
	name: 'endSessions',
	method: 'DELETE',
	path: '/v1/user/sessions',
	session: SIGNED_IN,
} as const satisfies Route;
