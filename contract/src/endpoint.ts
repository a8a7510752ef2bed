import { z } from 'zod';
import type { Route } from './route.ts';

/** One call of our own API: the server validates both ways by it and OpenAPI is drawn from it. */
export type Endpoint<
	Params extends z.ZodType = z.ZodType,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Reply extends z.ZodType = z.ZodType,
> = Route & {
	readonly summary: string;
	readonly params: Params;
	readonly query: Query;
	readonly body: Body;
	readonly reply: Reply;
};

/** What an endpoint declares beside its route; what is absent carries nothing. */
export type EndpointSchemas<
	Params extends z.ZodType,
	Query extends z.ZodType,
	Body extends z.ZodType,
	Reply extends z.ZodType,
> = {
	readonly summary: string;
	readonly params?: Params;
	readonly query?: Query;
	readonly body?: Body;
	readonly reply: Reply;
};

/** What stands for parameters or a query that an endpoint does not declare. */
export const NOTHING = z.object({});
/** And for a body. */
export const ANY_BODY = z.unknown();

/** Declares an endpoint, keeping the exact types of its route and its schemas. */
export function endpoint<
	const Called extends Route,
	Reply extends z.ZodType,
	Params extends z.ZodType = typeof NOTHING,
	Query extends z.ZodType = typeof NOTHING,
	Body extends z.ZodType = typeof ANY_BODY,
>(
	route: Called,
	schemas: EndpointSchemas<Params, Query, Body, Reply>,
): Called & Endpoint<Params, Query, Body, Reply> {
	const absent = { params: NOTHING, query: NOTHING, body: ANY_BODY };
	return { ...route, ...absent, ...schemas } as Called & Endpoint<Params, Query, Body, Reply>;
}
