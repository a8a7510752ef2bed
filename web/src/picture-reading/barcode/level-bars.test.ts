import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer';
import type { Pixels } from '../seen.ts';
import { findBars, greyOf } from './bars.ts';
import { numbersInBarcodes } from './read-barcodes.ts';

const VIN = 'XTAGFL110KY700272';
const binary = (file: string) =>
	new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`zxing-wasm/${file}`)))).buffer;
prepareReader({ overrides: { wasmBinary: binary('reader/zxing_reader.wasm') } });
prepareWriter({ overrides: { wasmBinary: binary('writer/zxing_writer.wasm') } });

/** A low row of bars that lies aslant, its bars leaning, all of it out of focus. */
async function aslant(): Promise<Pixels> {
	const { symbol } = await writeBarcode(VIN, { format: 'Code39' });
	const bars = symbol.data.subarray(0, symbol.width);
	const [width, height, narrow] = [1280, 640, 2.8];
	const data = new Uint8ClampedArray(width * height * 4).fill(235);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const down = y - height / 2 - (x - width / 2) * 0.12;
			if (Math.abs(down) > 32) continue;
			let light = 0;
			for (let blur = -2; blur <= 2; blur++) {
				const place = x + blur * 0.6 + down * 0.2 - width / 2;
				light += 40 + ((bars[Math.floor(place / narrow + bars.length / 2)] ?? 255) / 255) * 195;
			}
			data.fill(light / 5, (y * width + x) * 4, (y * width + x) * 4 + 3);
		}
	}
	return { data, width, height };
}

test('a row of bars that lies aslant is found, and its VIN is read where nothing was at first', async () => {
	const picture = await aslant();
	expect(await readBarcodes(picture as never, { formats: ['Code39'], tryHarder: true })).toEqual([]);
	expect(findBars(greyOf(picture))?.along).toBeCloseTo(0.12, 1);
	expect((await numbersInBarcodes(picture)).map(({ reading }) => reading.text)).toEqual([VIN]);
});

test('a picture without bars has none', () => {
	const data = new Uint8ClampedArray(200 * 200 * 4).fill(120);
	expect(findBars(greyOf({ data, width: 200, height: 200 }))).toBeNull();
});
