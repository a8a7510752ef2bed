import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** What is compressed once and served often may take its time. */
const GZIP_BEST = 9;

const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);

/** Compresses what is sent once, off the main thread. */
export function compressQuickly(whole: string | Buffer, encoding: Encoding): Promise<Buffer> {
	if (encoding === 'gzip') return gzipWhole(whole, { level: GZIP_LEVEL });
	return brotliWhole(whole, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
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
