import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { OAUTH_PROVIDERS, OAUTH_PURPOSES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { z } from 'zod';
import type { Cipher } from '../../store/cipher.ts';
import { decryptToken, encryptToken } from '../../store/encrypted-token.ts';

/** A sign-in under way, as its browser carries it: encrypted, for ten minutes. */
const Flow = z.object({
	provider: z.enum(OAUTH_PROVIDERS),
	id: z.string(),
	mode: z.enum(['popup', 'page']),
	purpose: z.enum(OAUTH_PURPOSES),
	/** To whose account a sign-in is linked. */
	account: z.string().nullable().default(null),
	/** Own path to which the person wants to come back. */
	from: z.string().nullable(),
	nonce: z.string(),
	until: z.number(),
	/** What the way back from the provider needs; null once it was gone. */
	trip: z.object({ state: z.string(), verifier: z.string() }).nullable(),
});
export type Flow = z.infer<typeof Flow>;

const LASTS_MS = 10 * 60 * 1000;
const ID = /^[\w-]{16,64}$/;

/** True for what a page may call a sign-in: it made it up so that two tabs do not take each other's. */
export function isFlowId(text: string): boolean {
	return ID.test(text);
}

/** 32 random bytes in base64url. */
const DRAWN_CHARACTERS = 43;

/**
 * A new sign-in. Its state begins with its id, so that even a lost one can be named; VK takes letters,
 * digits, `_` and `-` in a state, and loses a dot.
 */
export function beginFlow(
	begin: Pick<Flow, 'provider' | 'id' | 'mode' | 'purpose' | 'account' | 'from'>,
	now: Date,
): Flow & { trip: object } {
	const draw = () => randomBytes(32).toString('base64url');
	const trip = { state: `${begin.id}${draw()}`, verifier: draw() };
	const { provider, id, mode, purpose, account, from } = begin;
	return { provider, id, mode, purpose, account, from, nonce: draw(), until: now.getTime() + LASTS_MS, trip };
}

/** The id in a state, unverified; null for none. */
export function idOfState(state: string): string | null {
	const id = state.slice(0, -DRAWN_CHARACTERS);
	return isFlowId(id) ? id : null;
}

/** PKCE's S256, RFC 7636, section 4.2. */
export function codeChallengeOf(verifier: string): string {
	return createHash('sha256').update(verifier).digest('base64url');
}

/** Compares two secrets in a time that tells nothing of them. */
export function isSame(one: string, other: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(one), digest(other));
}

const contextOf = (visitorId: string) => `oauth-sign-in:${visitorId}`;

/** A flow as text for a cookie; it opens for its visitor only. */
export function encryptFlow(flow: Flow, visitorId: string, cipher: Cipher): string {
	return encryptToken(cipher, flow, contextOf(visitorId));
}

/** The flow in such a text; null for anything else: another visitor's, an old one, a changed one. */
export function decryptFlow(text: string, visitorId: string, cipher: Cipher, now: Date): Flow | null {
	const flow = decryptToken(cipher, text, contextOf(visitorId), Flow);
	return flow !== null && flow.until > now.getTime() ? flow : null;
}
