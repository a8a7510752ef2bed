import { findCarsInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { LineBox, Pixels, SeenNumber } from '../seen.ts';
import { type Bars, findBars, greyOf } from './bars.ts';
import { type Levelling, levelBars } from './level-bars.ts';

/** The kinds that carry a VIN on stickers, doors, windscreens and papers. */
const OPTIONS: ReaderOptions = {
	formats: ['DataMatrix', 'QRCode', 'Code39', 'Code128'],
	tryHarder: true,
	tryRotate: true,
	tryInvert: true,
	maxNumberOfSymbols: 8,
};
/** Bars that were laid level are looked for as they lie. */
const LEVEL_OPTIONS: ReaderOptions = {
	...OPTIONS,
	formats: ['Code39', 'Code128'],
	tryRotate: false,
	tryInvert: false,
};

/** The slope of a row is a guess: lines of text above the bars pull at it. */
const DEGREE = Math.PI / 180;
const LEVELLINGS: readonly Levelling[] = [-4, -2, 0, -6, 2].flatMap((degrees) =>
	[1, 2].map((scale) => ({ slope: degrees * DEGREE, scale })),
);

/** The cars that the barcodes of a picture name; nothing else that they carry goes any further. */
export async function numbersInBarcodes(pixels: Pixels): Promise<readonly SeenNumber[]> {
	const seen = await readCodes(pixels, OPTIONS);
	const found = seen.flatMap((code) => seenNumbers(code, boxOf(code, pixels)));
	return found.length > 0 || seen.length > 0 ? found : numbersInBars(pixels);
}

/** Bars that are blurred or lie aslant, in a picture in which no code was found at first. */
async function numbersInBars(pixels: Pixels): Promise<readonly SeenNumber[]> {
	const grey = greyOf(pixels);
	const bars = findBars(grey);
	if (bars === null) return [];
	for (const levelling of LEVELLINGS) {
		const codes = await readCodes(levelBars(grey, bars, levelling), LEVEL_OPTIONS);
		const found = codes.flatMap((code) => seenNumbers(code, boxAround(bars, pixels)));
		if (found.length > 0) return found;
	}
	return [];
}

async function readCodes(pixels: Pixels, options: ReaderOptions): Promise<readonly ReadResult[]> {
	const codes = await readBarcodes(pixels as Parameters<typeof readBarcodes>[0], options);
	return codes.filter(({ isValid }) => isValid);
}

function seenNumbers({ text }: ReadResult, box: LineBox): SeenNumber[] {
	const number = numberOf(text);
	if (number === null) return [];
	const reading = { text: number.text, confidence: 1, doubts: [...number.text].map(() => []) };
	return [{ kind: number.kind, reading, from: 'barcode', box }];
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

/** The piece of a picture around its bars, a third of its height. */
function boxAround(bars: Bars, { height }: Pixels): LineBox {
	const share = 1 / 3;
	const y = Math.min(1 - share, Math.max(0, bars.y / height - share / 2));
	return { x: 0, y, width: 1, height: share };
}
