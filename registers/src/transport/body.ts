import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** The largest answer of any known register is 300 kB; ten times that and more is a mistake or an attack. */
export const BODY_LIMIT_BYTES = 5 * 1024 * 1024;

/** The body is larger than BODY_LIMIT_BYTES, on the wire or unpacked. */
export class BodyTooLarge extends Error {
	override readonly name = 'BodyTooLarge';
}

/** The body was packed in a way that we did not ask for, or its packing is broken. */
export class BodyNotUnpacked extends Error {
	override readonly name = 'BodyNotUnpacked';
}

/** What we can unpack, in the words of the Accept-Encoding header. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

const UNPACK = {
	gzip: promisify(gunzip),
	'x-gzip': promisify(gunzip),
	deflate: promisify(inflate),
	br: promisify(brotliDecompress),
} as const;

function isPacking(name: string): name is keyof typeof UNPACK {
	return Object.hasOwn(UNPACK, name);
}

/** Collects a body; one that has grown past the limit is cut off there, however much is still to come. */
export async function readBody(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of chunks) {
		length += chunk.length;
		if (length > BODY_LIMIT_BYTES) throw new BodyTooLarge();
		parts.push(chunk);
	}
	return Buffer.concat(parts, length);
}

/** Undoes the Content-Encoding; what unpacks to more than the limit is refused before it fills the memory. */
export async function unpackBody(body: Uint8Array, contentEncoding: string): Promise<Uint8Array> {
	const encoding = contentEncoding.trim().toLowerCase();
	if (encoding === '' || encoding === 'identity' || body.length === 0) return body;
	if (!isPacking(encoding)) throw new BodyNotUnpacked();
	try {
		return await UNPACK[encoding](body, { maxOutputLength: BODY_LIMIT_BYTES });
	} catch (error) {
		const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
		throw tooLarge ? new BodyTooLarge() : new BodyNotUnpacked();
	}
}
