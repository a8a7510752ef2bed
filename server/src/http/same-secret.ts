import { createHash, timingSafeEqual } from 'node:crypto';

/** True for the very secret; compared as hashes of equal length, in constant time. */
export function isSameSecret(given: unknown, secret: string): boolean {
	const hash = (text: string) => createHash('sha256').update(text).digest();
	return typeof given === 'string' && timingSafeEqual(hash(given), hash(secret));
}
