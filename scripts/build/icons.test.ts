import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { drawIcons, ICONS } from './icons.ts';

type Manifest = {
	icons: { src: string; sizes: string; type: string }[];
	shortcuts: { icons: { src: string }[] }[];
};

const MANIFEST: Manifest = JSON.parse(readFileSync(join(ROOT, 'web/public/manifest.webmanifest'), 'utf8'));
const { path: folder, remove } = temporaryFolder();

beforeAll(() => drawIcons(folder));
afterAll(remove);

/** Width and height as a PNG tells them in its first chunk. */
function sizeOf(png: Buffer): string {
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the icons of the application', () => {
	test.each(ICONS)('$name is drawn in its size', ({ name, size }) => {
		expect(sizeOf(readFileSync(join(folder, 'icons', `${name}.png`)))).toBe(`${size}x${size}`);
	});

	test('are there as the manifest says', () => {
		const drawn = MANIFEST.icons.filter(({ type }) => type === 'image/png');
		expect(drawn).toHaveLength(4);
		for (const { src, sizes } of drawn) expect(sizeOf(readFileSync(join(folder, src)))).toBe(sizes);
		for (const { icons } of MANIFEST.shortcuts) for (const { src } of icons) readFileSync(join(folder, src));
	});

	test('are in favicon.ico in two sizes, each where its head says', () => {
		const ico = readFileSync(join(folder, 'favicon.ico'));
		expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
		const sizes = [0, 1].map((index) => {
			const at = 6 + 16 * index;
			const offset = ico.readUInt32LE(at + 12);
			expect(ico.readUInt8(at)).toBe(index === 0 ? 32 : 48);
			return sizeOf(ico.subarray(offset, offset + ico.readUInt32LE(at + 8)));
		});
		expect(sizes).toEqual(['32x32', '48x48']);
	});
});
