import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Seal, Sealed } from './seal.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** No supplier's reply is larger (the transport stops at 5 MB); more would be a forged or broken row. */
const UNPACKED_LIMIT_BYTES = 16 * 1024 * 1024;

/** Compresses, then encrypts: the other way round nothing would get smaller. */
export async function pack(seal: Seal, plain: Uint8Array, context: string): Promise<Sealed> {
	return seal.seal(await compress(plain), context);
}

/** What `pack` took; rejects for an unknown key, another context or changed bytes. */
export function unpack(seal: Seal, sealed: Sealed, context: string): Promise<Buffer> {
	return decompress(seal.open(sealed, context), { maxOutputLength: UNPACKED_LIMIT_BYTES });
}
