import { pathOf, type Route, TOKEN_IN_HEADER } from '@avtosverka/contract/route';

/** A call as it goes out: what the route makes of its input and its tokens. */
export type CallRequest = {
	readonly method: Route['method'];
	readonly path: string;
	readonly bearer: string | undefined;
	readonly body: object | undefined;
};

export type CallTokens = {
	readonly token?: string | null | undefined;
	readonly protection?: string | undefined;
};

/**
 * What stands in the path goes there; of the rest a POST makes its body, any other call its query. The access
 * token is a bearer wherever the route permits, since addresses stand in logs.
 */
export function callRequest(route: Route, input: object, tokens: CallTokens): CallRequest {
	const inBody = route.session?.from === 'body';
	const fields: Record<string, unknown> = { ...input, ...tokenFields(route, tokens) };
	const parts: Record<string, string> = {};
	for (const [, name] of route.path.matchAll(/:(\w+)/g)) {
		parts[name as string] = String(fields[name as string]);
		delete fields[name as string];
	}
	const path = pathOf(route, parts);
	const bearer = (route.session && !inBody && tokens.token) || undefined;
	if (route.method === 'POST') return { method: 'POST', path, bearer, body: bodyOf(fields) };
	return { method: route.method, path: path + queryOf(fields), bearer, body: undefined };
}

/** The tokens that are fields: the access token in a body, a bot-protection value wherever it travels. */
function tokenFields({ session, protection }: Route, tokens: CallTokens): Record<string, unknown> {
	const inBody = session?.from === 'body';
	return {
		...(inBody && { token: tokens.token }),
		...(session?.from === 'path' && { access_token: TOKEN_IN_HEADER }),
		...(protection !== undefined && { [inBody ? 'protection' : 'token']: tokens.protection }),
	};
}

function bodyOf(fields: object): object | undefined {
	return Object.keys(fields).length === 0 ? undefined : fields;
}

function queryOf(fields: Record<string, unknown>): string {
	const given = Object.entries(fields).filter(([, value]) => value !== undefined);
	const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
	return query && `?${query}`;
}
