import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/** Bytes encrypted at rest, and which key opens them. */
export type Ciphertext = { readonly keyId: string; readonly bytes: Buffer };

/**
 * Encryption at rest (AES-256-GCM). `context` is bound into the seal, so that sealed bytes moved to another
 * row do not open there. `open` throws for an unknown key, a wrong context or changed bytes.
 */
export type Cipher = {
	encrypt(plain: Uint8Array, context: string): Ciphertext;
	decrypt(ciphertext: Ciphertext, context: string): Buffer;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Reads `id:base64key,…` (setting `DATA_KEYS`); throws where it is no list of 32-byte keys. */
function readKeys(dataKeys: string): Map<string, KeyObject> {
	const keys = new Map<string, KeyObject>();
	for (const entry of dataKeys.split(',')) {
		const [id = '', base64 = ''] = entry.trim().split(':');
		const key = Buffer.from(base64, 'base64');
		if (id === '' || key.length !== KEY_BYTES) throw new Error('DATA_KEYS: expected id:base64 of 32 bytes');
		// Prepared once: taking the bytes each time costs more than sealing.
		keys.set(id, createSecretKey(key));
	}
	return keys;
}

/** A cipher from `DATA_KEYS`: the first key encrypts, all of them decrypt, so keys can be replaced. */
export function createCipher(dataKeys: string): Cipher {
	const keys = readKeys(dataKeys);
	const [writing] = keys;
	if (writing === undefined) throw new Error('DATA_KEYS: no key');
	const [writingId, writingKey] = writing;
	return {
		encrypt(plain, context) {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv('aes-256-gcm', writingKey, nonce).setAAD(Buffer.from(context));
			const body = [cipher.update(plain), cipher.final()];
			return { keyId: writingId, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ...body]) };
		},
		decrypt({ keyId, bytes }, context) {
			const key = keys.get(keyId);
			if (key === undefined) throw new Error(`No key ${keyId} among DATA_KEYS`);
			const nonce = bytes.subarray(0, NONCE_BYTES);
			const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
			decipher.setAAD(Buffer.from(context));
			decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
			return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
		},
	};
}
