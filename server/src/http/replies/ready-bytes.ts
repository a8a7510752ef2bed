import type { Encoding } from './compression.ts';

/** Bytes that are sent again and again. */
export type ReadyBytes = {
	readonly plain: Buffer;
	/** Compressed when first asked for, and once. */
	packed(encoding: Encoding): Promise<Buffer>;
};

/** A way to compress bytes. */
export type Compress = (bytes: Buffer, encoding: Encoding) => Promise<Buffer>;

/** Bytes made ready to be sent, compressed by the given way. */
export function readyBytes(plain: Buffer, compress: Compress): ReadyBytes {
	const known = new Map<Encoding, Promise<Buffer>>();
	return {
		plain,
		packed(encoding) {
			const packed = known.get(encoding) ?? compress(plain, encoding);
			known.set(encoding, packed);
			return packed;
		},
	};
}
