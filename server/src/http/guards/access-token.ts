import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
/** 256 bits in base64url. */
const SHAPE = /^[\w-]{43}$/;

/** A new access token: 43 characters that cannot be guessed. */
export function drawToken(): string {
	return randomBytes(BYTES).toString('base64url');
}

/** True when a text could be one of our tokens; any other is unknown without a look at the store. */
export function isTokenShaped(text: string): boolean {
	return SHAPE.test(text);
}

/** What the store knows of a token. No salt: 256 random bits are in no rainbow table. */
export function tokenHashOf(token: string): Buffer {
	return createHash('sha256').update(token).digest();
}
