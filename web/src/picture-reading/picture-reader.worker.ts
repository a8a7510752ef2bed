import { prepareZXingModule } from 'zxing-wasm/reader';
import barcodeReader from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { numbersInBarcodes } from './barcode/read-barcodes.ts';
import type { ReadingReply, ReadingRequest, SeenInPicture } from './seen.ts';

prepareZXingModule({ overrides: { locateFile: () => barcodeReader } });

/** Reads one picture after the other: pixels in, the cars' numbers out. Nothing of a picture stays. */
self.addEventListener('message', async ({ data }: MessageEvent<ReadingRequest>) => {
	self.postMessage({ id: data.id, seen: await read(data) } satisfies ReadingReply);
});

/** Barcodes first, since they are never wrong; what reads letters is loaded where there is none. */
async function read({ pixels, depth }: ReadingRequest): Promise<SeenInPicture> {
	const coded = await numbersInBarcodes(pixels).catch(() => null);
	if (coded !== null && (coded.length > 0 || depth === 'barcodes')) return { ok: true, numbers: coded };
	const reading = await import('./text/loaded-models.ts').catch(() => null);
	const numbers = await reading?.readWithLoadedModels(pixels).catch(() => null);
	if (numbers) return { ok: true, numbers };
	// Without letters barcodes are left: a picture without one is answered all the same.
	return coded === null ? { ok: false } : { ok: true, numbers: [] };
}
