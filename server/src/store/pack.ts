import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync, zstdDecompress } from 'node:zlib';
import type { Cipher, Ciphertext } from './cipher.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** No supplier's reply is larger (the transport stops at 5 MB); more would be a forged or broken row. */
const UNPACKED_LIMIT_BYTES = 16 * 1024 * 1024;

/** A report is kept as evidence and as its newest state: its bytes are compressed once for both. */
const compressed = new WeakMap<Uint8Array, Promise<Buffer>>();

/** Smaller bytes compress in less than a millisecond: handing them to a thread would cost more. */
const WORTH_HANDING_OVER_BYTES = 256 * 1024;

function compressOnce(plain: Uint8Array): Promise<Buffer> {
	const known = compressed.get(plain);
	if (known) return known;
	const made =
		plain.length < WORTH_HANDING_OVER_BYTES ? Promise.resolve(zstdCompressSync(plain)) : compress(plain);
	compressed.set(plain, made);
	return made;
}

/** Compresses, then encrypts: the reverse would save nothing. The bytes must not change afterwards. */
export async function pack(cipher: Cipher, plain: Uint8Array, context: string): Promise<Ciphertext> {
	return cipher.encrypt(await compressOnce(plain), context);
}

/** What `pack` took; rejects for an unknown key, another context or changed bytes. */
export function unpack(cipher: Cipher, ciphertext: Ciphertext, context: string): Promise<Buffer> {
	return decompress(cipher.decrypt(ciphertext, context), { maxOutputLength: UNPACKED_LIMIT_BYTES });
}
