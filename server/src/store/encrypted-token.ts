import type { z } from 'zod';
import type { Cipher, Ciphertext } from './cipher.ts';

/**
 * A value that a browser carries for us, in base64url characters: encrypted, bound to `context` (whose it is
 * and what for), so that no one else can read or use it and nothing has to be stored.
 */
export function encryptToken(cipher: Cipher, value: unknown, context: string): string {
	const { keyId, bytes } = cipher.encrypt(Buffer.from(JSON.stringify(value)), context);
	const id = Buffer.from(keyId);
	return Buffer.concat([Buffer.of(id.length), id, bytes]).toString('base64url');
}

/** The value in such a token; null for a changed one, of another context, of another shape, or of no key. */
export function decryptToken<Value>(
	cipher: Cipher,
	token: string,
	context: string,
	shape: z.ZodType<Value>,
): Value | null {
	try {
		return shape.parse(JSON.parse(cipher.decrypt(read(token), context).toString()));
	} catch {
		return null;
	}
}

/** A sign-in that began on a node of an earlier version is `key.bytes`; gone once none runs any more. */
function read(token: string): Ciphertext {
	const [keyId = '', encrypted] = token.split('.');
	if (encrypted !== undefined) return { keyId, bytes: Buffer.from(encrypted, 'base64url') };
	const all = Buffer.from(token, 'base64url');
	const start = 1 + (all[0] ?? 0);
	return { keyId: all.toString('utf8', 1, start), bytes: all.subarray(start) };
}
