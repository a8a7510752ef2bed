import { PURPOSES } from '@avtosverka/contract/route';
import { z } from 'zod';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{2,${bytes * 2}}$`));

/**
 * The shape of a solved task. altcha-lib throws on anything else, so it is checked first; strict, since a
 * field that we would drop silently is a field that its signature covers.
 */
export const Payload = z.object({
	challenge: z.object({
		parameters: z.strictObject({
			algorithm: z.literal('PBKDF2/SHA-256'),
			cost: z.int().min(1).max(1_000_000),
			data: z.strictObject({ purpose: z.enum(PURPOSES), visitor: z.string().max(64) }),
			expiresAt: z.int().min(1),
			keyLength: z.int().min(1).max(64),
			keyPrefix: hex(32),
			nonce: hex(32),
			salt: hex(32),
		}),
		signature: hex(64),
	}),
	solution: z.object({ counter: z.int().min(0).max(0xffff_ffff), derivedKey: hex(64) }),
});
export type Payload = z.infer<typeof Payload>;

/** Reads a value from a path: base64url of JSON; null for everything else. Never throws. */
export function readPayload(token: string): Payload | null {
	if (!/^[\w-]{1,4096}$/.test(token)) return null;
	try {
		const parsed = Payload.safeParse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
