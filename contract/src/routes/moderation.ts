import type { Route } from '../route.ts';

const FOR_MODERATORS = { from: 'header', needed: true } as const;

export const takeQueueRoute = {
	name: 'takeQueue',
	method: 'POST',
	path: '/v1/moderation/take',
	session: FOR_MODERATORS,
} as const satisfies Route;

export const decideCommentsRoute = {
	name: 'decideComments',
	method: 'POST',
	path: '/v1/moderation/decide',
	session: FOR_MODERATORS,
} as const satisfies Route;

export const undoDecisionRoute = {
	name: 'undoDecision',
	method: 'POST',
	path: '/v1/moderation/undo',
	session: FOR_MODERATORS,
} as const satisfies Route;

export const getAuthorHistoryRoute = {
	name: 'getAuthorHistory',
	method: 'GET',
	path: '/v1/moderation/author/:id',
	session: FOR_MODERATORS,
} as const satisfies Route;

export const getModerationNumbersRoute = {
	name: 'getModerationNumbers',
	method: 'GET',
	path: '/v1/moderation/numbers',
	session: FOR_MODERATORS,
} as const satisfies Route;

export const getSubscriptionRoute = {
	name: 'getSubscription',
	method: 'GET',
	path: '/v1/moderation/subscription',
	session: FOR_MODERATORS,
} as const satisfies Route;

export const setSubscriptionRoute = {
	name: 'setSubscription',
	method: 'POST',
	path: '/v1/moderation/subscription',
	session: FOR_MODERATORS,
} as const satisfies Route;
