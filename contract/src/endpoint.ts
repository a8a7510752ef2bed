import type { z } from 'zod';

/** What a bot-protection value is good for; a value solved for one purpose does not pass another. */
export const PURPOSES = ['check', 'plate', 'comments', 'report'] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Where the access token of an endpoint travels: as a bearer, as `token` in the body, as `access_token` in
 * the path, or as `token` in the query or, where that is empty, as a bearer. With `needed` nobody who is not
 * signed in gets past it (401, code `sign-in`); with `sometimes` it is the feature that says for what
 * somebody has to be.
 */
export type SessionRule = {
	readonly from: 'header' | 'body' | 'path' | 'query';
	readonly needed: boolean | 'sometimes';
};

/**
 * One call of our own API, declared once: the server validates both ways by it and OpenAPI is drawn from it.
 * `protection` names the purpose of the bot-protection value. It travels as `token`: in the path, and in the
 * body of an endpoint whose path has no such part; as `protection` in a body whose `token` is the access
 * token.
 */
export type Endpoint<
	Params extends z.ZodType = z.ZodType,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Reply extends z.ZodType = z.ZodType,
> = {
	readonly name: string;
	readonly summary: string;
	readonly method: 'GET' | 'POST' | 'DELETE';
	readonly path: string;
	readonly params: Params;
	readonly query: Query;
	readonly body: Body;
	readonly reply: Reply;
	readonly protection?: Purpose;
	/** Absent where it does not matter who is signed in. */
	readonly session?: SessionRule;
	/** True where a paid request may be spent; nobody without one gets past it (402, code `no-requests`). */
	readonly paid?: boolean;
	/**
	 * True where the reply may show a picture to read, and the headers of vocabulary/captcha.ts are
	 * understood.
	 */
	readonly pictures?: boolean;
};

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<
	Params extends z.ZodType,
	Query extends z.ZodType,
	Body extends z.ZodType,
	Reply extends z.ZodType,
>(declared: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
	return declared;
}
