import { createHash, timingSafeEqual } from 'node:crypto';

/** True for the very secret; of equal length whatever was sent, and compared in a time that tells nothing. */
export function isSameSecret(given: unknown, secret: string): boolean {
	const hash = (text: string) => createHash('sha256').update(text).digest();
	return typeof given === 'string' && timingSafeEqual(hash(given), hash(secret));
}
