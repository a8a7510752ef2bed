import { z } from 'zod';
import type { Clock } from '../../../deps.ts';
import type { AskProvider } from '../../oauth/provider-transport.ts';

/** Where the parts of a provider are. */
export type ProviderParts = {
	readonly authorizationUrl: string;
	readonly tokenUrl: string;
	readonly keysUrl: string;
	/** Where a browser ends its session there; null for a provider without such a place, as Google. */
	readonly endSessionUrl: string | null;
};

/** Asks a provider where its parts are; null while it does not say. Never rejects. */
export type Discover = () => Promise<ProviderParts | null>;

const HOUR_MS = 60 * 60 * 1000;

/** OpenID Connect Discovery 1.0, section 3. */
const Document = z.object({
	issuer: z.string(),
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	jwks_uri: z.url(),
	/** OpenID Connect RP-Initiated Logout 1.0, section 2.1. */
	end_session_endpoint: z.url().optional(),
});

/** The parts of a discovery document; null for another issuer, and for hosts unfit for a secret. */
function readParts(json: unknown, issuer: string): ProviderParts | null {
	const parsed = Document.safeParse(json);
	if (!parsed.success || parsed.data.issuer !== issuer) return null;
	const { authorization_endpoint, token_endpoint, jwks_uri, end_session_endpoint: end } = parsed.data;
	const isFit = (url: string) =>
		url.startsWith('https://') || (issuer.startsWith('http://') && url.startsWith('http://'));
	if (![authorization_endpoint, token_endpoint, jwks_uri].every(isFit)) return null;
	return {
		authorizationUrl: authorization_endpoint,
		tokenUrl: token_endpoint,
		keysUrl: jwks_uri,
		// A sign-out that cannot be had does not prevent a sign-in.
		endSessionUrl: end !== undefined && isFit(end) ? end : null,
	};
}

/** Discovery that is asked once an hour; what it said last holds while the provider is away. */
export function createDiscovery(issuer: string, ask: AskProvider, clock: Clock): Discover {
	let known: { readonly parts: ProviderParts; readonly until: number } | null = null;
	let asking: Promise<ProviderParts | null> | null = null;

	async function askAgain(): Promise<ProviderParts | null> {
		const reply = await ask({ url: `${issuer}/.well-known/openid-configuration` });
		const parts = reply?.status === 200 ? readParts(reply.json, issuer) : null;
		if (parts === null) return known?.parts ?? null;
		known = { parts, until: clock.now().getTime() + HOUR_MS };
		return parts;
	}

	return async () => {
		if (known !== null && clock.now().getTime() < known.until) return known.parts;
		asking ??= askAgain().finally(() => {
			asking = null;
		});
		return asking;
	};
}
