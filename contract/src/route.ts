/** What a bot-protection value is good for; a value solved for one purpose does not pass another. */
export const PURPOSES = ['check', 'plate', 'comments', 'report', 'watch'] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Where the access token of an endpoint travels: as a bearer; as `token` in the body; as `access_token` in
 * the path or, where that is `TOKEN_IN_HEADER`, as a bearer; as `token` in the query or, where that is empty,
 * as a bearer. `needed` requires sign-in: otherwise 401 with the code `sign-in`; with `sometimes` the feature
 * decides what requires it.
 */
export type SessionRule = {
	readonly from: 'header' | 'body' | 'path' | 'query';
	readonly needed: boolean | 'sometimes';
};

/** Stands in a path for a token that travels as a bearer, since proxies log paths. Our pages send it so. */
export const TOKEN_IN_HEADER = '-';

/**
 * The part of an endpoint that a browser needs to call it; its schemas stand apart, in what `endpoint`
 * declares. `protection` names the purpose of the bot-protection value. It travels as `token`: in the path,
 * and in the body of an endpoint whose path has no such part; as `protection` in a body whose `token` is the
 * access token.
 */
export type Route = {
	readonly name: string;
	readonly method: 'GET' | 'POST' | 'DELETE';
	readonly path: `/v1/${string}`;
	readonly protection?: Purpose;
	/** True where one value opens every such route for the same `vin`, each once; so does a value for each. */
	readonly protectionPerCar?: true;
	/** Absent where it does not matter who is signed in. */
	readonly session?: SessionRule;
	/** True where a paid request may be spent; without one: 402 with the code `no-requests`. */
	readonly paid?: boolean;
	/** The media type of a reply that is a file; `reply` describes nothing then. */
	readonly file?: string;
	/** True where the reply may show a picture, and the headers of vocabulary/captcha.ts are understood. */
	readonly pictures?: boolean;
};

/** The path of a call: a route's path with its parts filled in. */
export function pathOf({ path }: Pick<Route, 'path'>, parts: Readonly<Record<string, string>>): string {
	return path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(parts[name] as string));
}
