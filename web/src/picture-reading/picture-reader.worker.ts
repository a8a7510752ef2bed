import { prepareZXingModule } from 'zxing-wasm/reader';
import barcodeReader from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { numbersInBarcodes } from './read-barcodes.ts';
import type { Pixels, SeenInPicture } from './seen.ts';

prepareZXingModule({ overrides: { locateFile: () => barcodeReader } });

/** Reads one picture after the other: pixels in, the cars' numbers out. Nothing of a picture stays. */
self.addEventListener('message', async ({ data }: MessageEvent<Pixels>) => {
	const seen: SeenInPicture = await numbersInBarcodes(data).then(
		(numbers) => ({ ok: true, numbers }),
		() => ({ ok: false }),
	);
	self.postMessage(seen);
});
