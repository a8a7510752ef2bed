import {
	addComment,
	countComments,
	deleteComment,
	listComments,
	TOO_LONG,
} from '@avtosverka/contract/comments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import { type AddResult, createComments } from './comments.ts';
import type { Inspect } from './inspection.ts';
import { COMMENT_WORDS, sayHowLong } from './words.ts';

/** The comments of a car: how many, which, a new one, and one less. `inspect` sees each new text. */
export function registerComments(app: FastifyInstance, deps: Deps, inspect: Inspect): void {
	const comments = createComments(deps.store, deps.clock, inspect);

	serve(app, deps, countComments, async ({ body }) => ({
		success: true as const,
		message: '',
		data: { count: await comments.count(body.vin) },
	}));

	serve(app, deps, listComments, async ({ body, user }) => {
		const page = await comments.page(body.vin, user, body.after ?? null);
		if (page === null) throw new RequestProblem(404, 'not-found', COMMENT_WORDS.noPage);
		return { success: true as const, message: '', data: [...page.comments], next: page.next };
	});

	serve(app, deps, addComment, async ({ body, user }) => {
		if (user === null) throw new RequestProblem(401, 'sign-in', COMMENT_WORDS.signIn);
		const result = await comments.add(user, body.vin, body.comment);
		if ('refused' in result) throw problemOf(result);
		return { success: true as const, message: COMMENT_WORDS.added, data: result.added };
	});

	serve(app, deps, deleteComment, async ({ body, user }) => {
		const isDeleted = await comments.remove(body.id, signedIn(user));
		if (!isDeleted) throw new RequestProblem(404, 'not-found', COMMENT_WORDS.unknown);
		return { success: true as const, message: COMMENT_WORDS.deleted };
	});
}

function problemOf(refused: Extract<AddResult, { refused: string }>): RequestProblem {
	switch (refused.refused) {
		case 'empty':
			return new RequestProblem(400, 'bad-input', COMMENT_WORDS.empty);
		case 'long':
			return new RequestProblem(400, 'bad-input', TOO_LONG);
		case 'gone':
			return new RequestProblem(401, 'sign-in', COMMENT_WORDS.signIn);
		case 'early':
			return new RequestProblem(429, 'too-many', sayHowLong(refused.seconds), refused.seconds);
	}
}
