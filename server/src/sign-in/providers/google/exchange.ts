import { z } from 'zod';
import type { GoogleSettings } from '../../../config/google.ts';
import type { AskProvider } from '../../oauth/provider-transport.ts';

/** What a code brought; `error` is the provider's code, such as `invalid_grant`, and nothing else. */
export type ExchangeResult =
	| { readonly kind: 'token'; readonly idToken: string }
	| { readonly kind: 'refused'; readonly error: string }
	| { readonly kind: 'away' };

export type CodeToExchange = {
	readonly tokenUrl: string;
	readonly code: string;
	/** PKCE's, RFC 7636. */
	readonly verifier: string;
	readonly redirectUri: string;
};

const Tokens = z.object({ id_token: z.string().min(1).max(8192) });
const Problem = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

/** RFC 6749, section 2.3.1: each half is form-encoded before both are joined. */
function basic({ clientId, clientSecret }: GoogleSettings): string {
	const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
	return `Basic ${Buffer.from(`${encode(clientId)}:${encode(clientSecret)}`).toString('base64')}`;
}

/** Turns a code into an ID token, with our secret and the verifier. Never rejects. */
export async function exchangeCode(
	settings: GoogleSettings,
	ask: AskProvider,
	{ tokenUrl, code, verifier, redirectUri }: CodeToExchange,
): Promise<ExchangeResult> {
	const reply = await ask({
		url: tokenUrl,
		authorization: basic(settings),
		form: new URLSearchParams({
			grant_type: 'authorization_code',
			code,
			redirect_uri: redirectUri,
			code_verifier: verifier,
		}),
	});
	if (reply === null || reply.status >= 500) return { kind: 'away' };
	const tokens = Tokens.safeParse(reply.json);
	if (reply.status === 200 && tokens.success) return { kind: 'token', idToken: tokens.data.id_token };
	const problem = Problem.safeParse(reply.json);
	return { kind: 'refused', error: problem.success ? problem.data.error : `status ${reply.status}` };
}
