import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressAssets } from './compress.ts';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'avtosverka-assets-'));
	mkdirSync(join(folder, 'assets'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('compressed assets', () => {
	test('lie beside the asset and unpack to the same bytes', async () => {
		const text = 'export const answer = 42;\n'.repeat(100);
		writeFileSync(join(folder, 'assets', 'entry.js'), text);

		await compressAssets(folder);

		expect(brotliDecompressSync(read('assets/entry.js.br')).toString()).toBe(text);
		expect(gunzipSync(read('assets/entry.js.gz')).toString()).toBe(text);
		expect(read('assets/entry.js').toString()).toBe(text);
	});

	test('are not made of what is compressed already, nor where nothing is won', async () => {
		writeFileSync(join(folder, 'font.woff2'), 'a'.repeat(1000));
		writeFileSync(join(folder, 'tiny.js'), '1');

		await compressAssets(folder);

		expect(readdirSync(folder).sort()).toEqual(['assets', 'font.woff2', 'tiny.js']);
	});
});

function read(path: string): Buffer {
	return readFileSync(join(folder, path));
}
