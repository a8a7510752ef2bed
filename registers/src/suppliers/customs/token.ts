/** What a question must carry: the value of the page's form and the cookies that came with it. */
export type Token = { readonly value: string; readonly cookies: string; readonly takenAt: Date };

/** Five minutes: the page lets a token live for five to ten. */
export const TOKEN_SERVES_MS = 5 * 60 * 1000;

/** A token, or what went wrong while it was fetched. */
export type TokenReply<Failure> =
	| { readonly ok: true; readonly token: Token }
	| { readonly ok: false; readonly failure: Failure };

/** The one token of this process. */
export type Tokens<Failure> = {
	/** The token while it serves, else a new one; those who come meanwhile wait for the same one. */
	take(): Promise<TokenReply<Failure> & { readonly cached: boolean }>;
	/** Forgets a token that the service does not take any more. */
	drop(token: Token): void;
};

/** Keeps what `fetchToken` brings; `fetchToken` must not reject, and its failures are not kept. */
export function createTokens<Failure>(
	fetchToken: () => Promise<TokenReply<Failure>>,
	now: () => Date,
): Tokens<Failure> {
	let current: Token | null = null;
	let fetching: Promise<TokenReply<Failure>> | null = null;
	return {
		async take() {
			const age = current === null ? Number.POSITIVE_INFINITY : now().getTime() - current.takenAt.getTime();
			if (current !== null && age < TOKEN_SERVES_MS) return { ok: true, token: current, cached: true };
			fetching ??= fetchToken().then((fetched) => {
				current = fetched.ok ? fetched.token : null;
				fetching = null;
				return fetched;
			});
			return { ...(await fetching), cached: false };
		},
		drop(token) {
			if (current === token) current = null;
		},
	};
}
