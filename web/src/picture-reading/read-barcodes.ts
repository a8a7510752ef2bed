import { findCarsInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { LineBox, Pixels, SeenNumber } from './seen.ts';

/** The kinds that carry a VIN on stickers, doors, windscreens and papers. */
const FORMATS = ['DataMatrix', 'QRCode', 'Code39', 'Code128'] as const;

/** The cars that the barcodes of a picture name; nothing else that they carry goes any further. */
export async function numbersInBarcodes(pixels: Pixels): Promise<readonly SeenNumber[]> {
	const codes = await readBarcodes(pixels as Parameters<typeof readBarcodes>[0], {
		formats: [...FORMATS],
		tryHarder: true,
		tryRotate: true,
		tryInvert: true,
		maxNumberOfSymbols: 8,
	});
	return codes.flatMap((code) => {
		const number = code.isValid ? numberOf(code.text) : null;
		if (number === null) return [];
		const reading = { text: number.text, confidence: 1, doubts: [...number.text].map(() => []) };
		return [{ kind: number.kind, reading, from: 'barcode', box: boxOf(code, pixels) } as const];
	});
}

/** The car that a barcode's text names: a VIN by itself, with a leading I of Code 39, or within a text. */
export function numberOf(text: string): { kind: 'vin' | 'plate'; text: string } | null {
	const own = text.trim().replace(/^I(?=[A-Z0-9]{17}$)/i, '');
	const parsed = parseVin(own);
	// A barcode spells Latin letters: without one, or without a digit, it is another number.
	if (parsed.ok && /[A-Z]/.test(parsed.vin) && /\d/.test(parsed.vin))
		return { kind: 'vin', text: parsed.vin };
	const car = findCarsInText(text)[0];
	if (car === undefined) return null;
	return { kind: car.kind, text: car.kind === 'vin' ? car.vin : car.plate };
}

function boxOf({ position }: ReadResult, { width, height }: Pixels): LineBox {
	const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
	const xs = corners.map(({ x }) => x / width);
	const ys = corners.map(({ y }) => y / height);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
