import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits in base64url: 43 characters, and a deep link carries 64. */
const SHAPE = /^[\w-]{43}$/;

export function drawSecret(): string {
	return randomBytes(32).toString('base64url');
}

export function isSecretShaped(text: string): boolean {
	return SHAPE.test(text);
}

/** Four digits for a person to compare; they protect nothing by themselves. */
export function drawCode(): string {
	return String(randomInt(10_000)).padStart(4, '0');
}

/** What the store knows of a secret. */
export function secretHashOf(secret: string): Buffer {
	return createHash('sha256').update(secret).digest();
}
