import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressQuickly, negotiateEncoding } from './compression.ts';

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
		expect(brotliDecompressSync(await compressQuickly(text, 'br')).toString()).toBe(text);
		expect(gunzipSync(await compressQuickly(text, 'gzip')).toString()).toBe(text);
	});
});
