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

/** A challenge and its solution as one path segment; its life is the challenge's own, told in seconds. */
export function solvedValue(challenge: Challenge, solution: Solution, now: number): Value {
	const { expiresAt } = challenge.parameters;
	return {
		token: base64url(JSON.stringify({ challenge, solution })),
		goodUntil: expiresAt ? expiresAt * 1000 : now + 5 * 60_000,
	};
}

/** base64url of a text's UTF-8 bytes, without padding. */
export function base64url(text: string): string {
	const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
	return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
