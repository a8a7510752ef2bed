import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Quality for compression on the fly: about a millisecond a page, close to the best size. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

/** The best encoding that an `Accept-Encoding` header allows; null where none of ours is wanted. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding | null {
	if (header === undefined) return null;
	const wanted = new Map(
		String(header)
			.toLowerCase()
			.split(',')
			.map((entry) => {
				const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
				const quality = parameters.find((parameter) => parameter.startsWith('q='));
				return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
			}),
	);
	const accepts = (name: Encoding) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0;
	if (accepts('br')) return 'br';
	return accepts('gzip') ? 'gzip' : null;
}

/** Compresses a streamed page; every chunk is flushed, else the stream would be held back to its end. */
export function compressStream(encoding: Encoding): Transform {
	if (encoding === 'gzip') return createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH });
	return createBrotliCompress({
		flush: constants.BROTLI_OPERATION_FLUSH,
		params: {
			[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		},
	});
}

/** What is compressed once and served often may take its time. */
const GZIP_BEST = 9;

const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);

/** Compresses a whole text, off the main thread. */
export function compressText(text: string, encoding: Encoding): Promise<Buffer> {
	if (encoding === 'gzip') return gzipWhole(text, { level: GZIP_LEVEL });
	return brotliWhole(text, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
		},
	});
}

/** Compresses bytes that are served again and again, as small as it gets, off the main thread. */
export function compressFully(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
	if (encoding === 'gzip') return gzipWhole(bytes, { level: GZIP_BEST });
	return brotliWhole(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});
}
