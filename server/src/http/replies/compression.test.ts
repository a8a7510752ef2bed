import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressStream, compressText, negotiateEncoding } from './compression.ts';

describe('what a browser accepts', () => {
	test.each([
		['gzip, deflate, br, zstd', 'br'],
		['gzip', 'gzip'],
		['GZIP;q=0.5', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['*', 'br'],
		['br;q=0, *', 'gzip'],
		['identity', null],
		['gzip;q=0', null],
		['', null],
		[undefined, null],
		[',;=,q=', null],
	])('%s: %s', (header, encoding) => {
		expect(negotiateEncoding(header)).toBe(encoding);
	});
});

describe('compression', () => {
	const text = 'Проверка автомобиля. '.repeat(200);

	test('gives back what went in', async () => {
		expect(brotliDecompressSync(await compressText(text, 'br')).toString()).toBe(text);
		expect(gunzipSync(await compressText(text, 'gzip')).toString()).toBe(text);
	});

	test.each(['br', 'gzip'] as const)(
		'lets the first part of a stream out before its end (%s)',
		async (encoding) => {
			const stream = compressStream(encoding);
			stream.write(text);
			const [first] = (await once(stream, 'data')) as [Buffer];
			expect(first.length).toBeGreaterThan(10);
			stream.destroy();
		},
	);
});
