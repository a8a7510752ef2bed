import { CHALLENGE_LIFE_SECONDS } from '@avtosverka/contract/routes/protection';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { Value } from './stock.ts';

/** The value that passes where the installation has protection switched off. */
export const OFF_VALUE: Value = { token: 'off', goodUntil: Number.POSITIVE_INFINITY };

/** The challenge of a reply, or null when it is none that we could solve. */
export function readChallenge(challenge: unknown): Challenge | null {
	if (typeof challenge !== 'object' || challenge === null || !('parameters' in challenge)) return null;
	const { parameters } = challenge;
	return typeof parameters === 'object' && parameters !== null ? (challenge as Challenge) : null;
}

/** A challenge and its solution as one path segment; it lives from `askedAt` on, in ms. */
export function solvedValue(challenge: Challenge, solution: Solution, askedAt: number): Value {
	return {
		token: base64url(JSON.stringify({ challenge, solution })),
		goodUntil: askedAt + CHALLENGE_LIFE_SECONDS * 1000,
	};
}

/** base64url of a text's UTF-8 bytes, without padding. */
export function base64url(text: string): string {
	const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
	return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
