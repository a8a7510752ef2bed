import { z } from 'zod';
import type { GoogleSettings } from '../../../config/google.ts';
import type { ExchangeResult } from '../../oauth/provider.ts';
import { refusalOfReply } from '../../oauth/provider-refusal.ts';
import type { AskProvider } from '../../oauth/provider-transport.ts';

export type CodeToExchange = {
	readonly tokenUrl: string;
	readonly code: string;
	/** PKCE's, RFC 7636. */
	readonly verifier: string;
	readonly redirectUri: string;
};

const Tokens = z.object({ id_token: z.string().min(1).max(8192) });

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
	const tokens = Tokens.safeParse(reply?.json);
	if (reply?.status === 200 && tokens.success) return { kind: 'token', token: tokens.data.id_token };
	return { kind: 'refused', ...refusalOfReply(reply) };
}
