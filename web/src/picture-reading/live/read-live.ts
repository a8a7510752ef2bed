import { type ReadingDepth, type SeenInPicture, type SeenNumber, SURE } from '../seen.ts';

/** The pause between two frames, so that a phone stays cool. In milliseconds. */
const PAUSE_MS = 200;
/** Every so many frames letters are read as well, which takes longer than barcodes. */
const LETTERS_EVERY = 4;

/** What the loop works with; a frame is null until the camera shows something. */
export type LiveReading<Frame> = {
	readonly takeFrame: () => Frame | null;
	readonly read: (frame: Frame, depth: ReadingDepth) => Promise<SeenInPicture>;
	readonly wait: (ms: number) => Promise<void>;
	readonly signal: AbortSignal;
};

/** What was found, and the frame it was found in. */
export type LiveFinding<Frame> = { readonly numbers: readonly SeenNumber[]; readonly frame: Frame };

/**
 * Reads frame after frame until a number is sure: a barcode at once, letters when two frames say the same.
 * Null where it was stopped, or where nothing can be read in this browser.
 */
export async function readLive<Frame>(live: LiveReading<Frame>): Promise<LiveFinding<Frame> | null> {
	let before: string | null = null;
	for (let count = 1; !live.signal.aborted; count++) {
		const frame = live.takeFrame();
		const isLetters = count % LETTERS_EVERY === 0 || before !== null;
		if (frame !== null) {
			const seen = await live.read(frame, isLetters ? 'everything' : 'barcodes');
			if (live.signal.aborted || !seen.ok) return null;
			const [best] = seen.numbers;
			const sure = best !== undefined && best.reading.confidence >= SURE ? best : null;
			if (sure?.from === 'barcode' || (sure !== null && sure.reading.text === before)) {
				return { numbers: seen.numbers, frame };
			}
			before = sure?.reading.text ?? null;
		}
		await live.wait(PAUSE_MS);
	}
	return null;
}
