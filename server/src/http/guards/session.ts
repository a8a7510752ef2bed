import type { User } from '@avtosverka/contract/accounts';
import { type SessionRule, TOKEN_IN_HEADER } from '@avtosverka/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../replies/request-problem.ts';
import { isTokenShaped } from './access-token.ts';
import { createTokenGuesses } from './token-guesses.ts';

/** Who is signed in, and by which token; both or neither. */
export type RequestSession =
	| { readonly user: User; readonly accessToken: string }
	| { readonly user: null; readonly accessToken: null };

export const NO_SESSION: RequestSession = { user: null, accessToken: null };

/** The person who is signed in; throws a RequestProblem (401) for null. */
export function signedIn(user: User | null): User {
	if (user === null) throw new RequestProblem(401, 'sign-in', 'Войдите, чтобы продолжить.');
	return user;
}

/** What recognising needs of accounts. */
export type TokenAccounts = {
	userOf(token: string): Promise<User | null>;
};

/** Recognises the sender of a request by the access token that stands where the rule says. */
export type Sessions = {
	/**
	 * Throws a RequestProblem: 401 where a sign-in is required and missing, 429 for an unknown token from an
	 * address that tried too many of them. Rejects when the store fails.
	 */
	read(rule: SessionRule, request: TokenCarrier): Promise<RequestSession>;
};

type TokenCarrier = Pick<FastifyRequest, 'headers' | 'body' | 'params' | 'query' | 'ip'>;

const BEARER = /^Bearer +(\S+) *$/i;

function fieldOf(value: unknown, name: string): unknown {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null;
}

function bearerOf({ headers }: TokenCarrier): unknown {
	return BEARER.exec(headers.authorization ?? '')?.[1];
}

const TOKEN_IN: Record<SessionRule['from'], (request: TokenCarrier) => unknown> = {
	header: bearerOf,
	body: ({ body }) => fieldOf(body, 'token'),
	path: (request) => {
		const inPath = fieldOf(request.params, 'access_token');
		return inPath === TOKEN_IN_HEADER ? bearerOf(request) : inPath;
	},
	query: (request) => fieldOf(request.query, 'token') || bearerOf(request),
};

/** Sessions over the accounts of this installation. */
export function createSessions(
	deps: Pick<Deps, 'store' | 'clock' | 'appSecret'> & { readonly accounts: TokenAccounts },
): Sessions {
	const guesses = createTokenGuesses(deps);

	async function recognise(token: unknown, address: string): Promise<RequestSession> {
		// What cannot be a token of ours is no guess either: a browser's leftovers, an empty field.
		if (typeof token !== 'string' || !isTokenShaped(token)) return NO_SESSION;
		const user = await deps.accounts.userOf(token);
		if (user !== null) return { user, accessToken: token };
		await guesses.refuseMany(token, address);
		return NO_SESSION;
	}

	return {
		async read({ from, needed }, request) {
			const session = await recognise(TOKEN_IN[from](request), request.ip);
			if (needed === true) signedIn(session.user);
			return session;
		},
	};
}
