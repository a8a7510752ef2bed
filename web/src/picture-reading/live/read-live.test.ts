import { expect, test } from 'vitest';
import type { ReadingDepth, SeenInPicture, SeenNumber } from '../seen.ts';
import { readLive } from './read-live.ts';

const VIN = 'XTAGFL110KY700271';

function seen(from: SeenNumber['from'], text = VIN, confidence = 0.95): SeenInPicture {
	const reading = { text, confidence, doubts: [] };
	return { ok: true, numbers: [{ kind: 'vin', reading, from, box: { x: 0, y: 0, width: 1, height: 1 } }] };
}
const NOTHING: SeenInPicture = { ok: true, numbers: [] };

/** A camera whose frames are answered one after the other; it is stopped when no answer is left. */
async function live(answers: readonly SeenInPicture[]) {
	const stop = new AbortController();
	const depths: ReadingDepth[] = [];
	let frames = 0;
	const finding = await readLive({
		takeFrame: () => ++frames,
		read: async (_frame, depth) => {
			const answer = answers[depths.length];
			depths.push(depth);
			if (answer === undefined) stop.abort();
			return answer ?? NOTHING;
		},
		wait: async () => undefined,
		signal: stop.signal,
	});
	return { finding, depths };
}

test('a barcode is taken from the first frame that shows it', async () => {
	const { finding, depths } = await live([NOTHING, NOTHING, seen('barcode')]);
	expect([finding?.frame, finding?.numbers[0]?.reading.text]).toEqual([3, VIN]);
	expect(depths).toEqual(['barcodes', 'barcodes', 'barcodes']);
});

test('letters are taken when two frames say the same', async () => {
	const { finding, depths } = await live([NOTHING, NOTHING, NOTHING, seen('text'), seen('text')]);
	expect(finding?.frame).toBe(5);
	expect(depths.slice(3)).toEqual(['everything', 'everything']);
});

test('letters that change from frame to frame, or are unsure, are not taken', async () => {
	const other = 'XTAGFL110KY700272';
	const { finding } = await live([
		...[NOTHING, NOTHING, NOTHING, seen('text'), seen('text', other), seen('text')],
		...[seen('text', VIN, 0.5), seen('text', VIN, 0.5)],
	]);
	expect(finding).toBeNull();
});

test('nothing is read once it was stopped, nor where nothing can be read', async () => {
	expect((await live([])).finding).toBeNull();
	expect((await live([{ ok: false }, seen('barcode')])).depths).toEqual(['barcodes']);
});
