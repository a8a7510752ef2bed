import type { Route } from '../route.ts';

const SIGNED_IN = { from: 'header', needed: true } as const;

export const beginWatchRoute = {
	name: 'beginWatch',
	method: 'POST',
	path: '/v1/user/watches',
	protection: 'watch',
	session: SIGNED_IN,
} as const satisfies Route;

export const getWatchesRoute = {
	name: 'getWatches',
	method: 'GET',
	path: '/v1/user/watches',
	session: SIGNED_IN,
} as const satisfies Route;

export const endWatchRoute = {
	name: 'endWatch',
	method: 'DELETE',
	path: '/v1/user/watches/:vin',
	session: SIGNED_IN,
} as const satisfies Route;

export const pollNowRoute = {
	name: 'pollNow',
	method: 'POST',
	path: '/v1/user/watches/:vin/look',
	session: SIGNED_IN,
} as const satisfies Route;

export const getWatchChannelsRoute = {
	name: 'getWatchChannels',
	method: 'GET',
	path: '/v1/user/watch-channels',
	session: SIGNED_IN,
} as const satisfies Route;

export const addWatchChannelRoute = {
	name: 'addWatchChannel',
	method: 'POST',
	path: '/v1/user/watch-channels',
	session: SIGNED_IN,
} as const satisfies Route;

/** The worker of a browser has no session: it proves itself by the subscription that is replaced. */
export const renewPushRoute = {
	name: 'renewPush',
	method: 'POST',
	path: '/v1/watch-push/renewal',
} as const satisfies Route;

export const endWatchChannelRoute = {
	name: 'endWatchChannel',
	method: 'DELETE',
	path: '/v1/user/watch-channels/:id',
	session: SIGNED_IN,
} as const satisfies Route;
