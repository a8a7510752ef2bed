import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader';
import {
	prepareZXingModule as prepareWriter,
	type WriteInputBarcodeFormat,
	writeBarcode,
} from 'zxing-wasm/writer';
import type { Pixels } from '../seen.ts';
import { numberOf, numbersInBarcodes } from './read-barcodes.ts';

const VIN = 'XTAGFL110KY700180';

const binary = (file: string) =>
	new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`zxing-wasm/${file}`)))).buffer;
prepareReader({ overrides: { wasmBinary: binary('reader/zxing_reader.wasm') } });
prepareWriter({ overrides: { wasmBinary: binary('writer/zxing_writer.wasm') } });

/** A barcode amid white, four pixels a module. */
async function drawn(text: string, format: WriteInputBarcodeFormat): Promise<Pixels> {
	const { symbol } = await writeBarcode(text, { format });
	const [scale, margin] = [4, 40];
	const tall = symbol.height === 1 ? 30 : 1;
	const width = symbol.width * scale + 2 * margin;
	const height = symbol.height * tall * scale + 2 * margin;
	const data = new Uint8ClampedArray(width * height * 4).fill(255);
	for (let y = margin; y < height - margin; y++) {
		for (let x = margin; x < width - margin; x++) {
			const row = Math.floor((y - margin) / scale / tall);
			const value = symbol.data[row * symbol.width + Math.floor((x - margin) / scale)] ?? 255;
			data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
		}
	}
	return { data, width, height };
}

describe('a barcode', () => {
	test.each(['DataMatrix', 'QRCode', 'Code39', 'Code128'] as const)('%s gives its VIN', async (format) => {
		const numbers = await numbersInBarcodes(await drawn(VIN, format));
		expect(numbers.map(({ kind, reading }) => [kind, reading.text])).toEqual([['vin', VIN]]);
	});

	test('of another thing gives nothing', async () => {
		expect(await numbersInBarcodes(await drawn('4607001234567', 'Code128'))).toEqual([]);
		expect(await numbersInBarcodes(await drawn('https://example.org/', 'QRCode'))).toEqual([]);
	});

	test('may carry the leading I of Code 39, or a text around the number', () => {
		expect(numberOf(`I${VIN}`)).toEqual({ kind: 'vin', text: VIN });
		expect(numberOf(`https://e.example/?vin=${VIN}`)).toEqual({ kind: 'vin', text: VIN });
		expect(numberOf('12345678901234567')).toBeNull();
	});
});
