import type { Route } from '../route.ts';

export const countCommentsRoute = {
	name: 'countComments',
	method: 'POST',
	path: '/v1/car/comments/count',
} as const satisfies Route;

export const listCommentsRoute = {
	name: 'listComments',
	method: 'POST',
	path: '/v1/car/comments',
	protection: 'comments',
	session: { from: 'header', needed: false },
} as const satisfies Route;

export const addCommentRoute = {
	name: 'addComment',
	method: 'POST',
	path: '/v1/car/comments/add',
	session: { from: 'body', needed: 'sometimes' },
} as const satisfies Route;

export const deleteCommentRoute = {
	name: 'deleteComment',
	method: 'POST',
	path: '/v1/car/comments/delete',
	session: { from: 'body', needed: true },
} as const satisfies Route;
