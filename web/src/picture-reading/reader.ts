import type { Pixels, SeenInPicture } from './seen.ts';

/** A worker that nobody asks for so long ends, and its memory is free again. In milliseconds. */
const REST_MS = 60_000;
/** No picture takes longer, also where the parts come slowly. In milliseconds. */
const PATIENCE_MS = 90_000;

let worker: Worker | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Reads the numbers of one picture in the worker, which is started for it and ends after a rest. */
export async function readPixels(pixels: Pixels): Promise<SeenInPicture> {
	clearTimeout(rest);
	worker ??= new Worker(new URL('./picture-reader.worker.ts', import.meta.url), { type: 'module' });
	const asked = worker;
	const seen = await new Promise<SeenInPicture>((resolve) => {
		const late = setTimeout(() => resolve({ ok: false }), PATIENCE_MS);
		const end = (result: SeenInPicture) => {
			clearTimeout(late);
			resolve(result);
		};
		asked.onmessage = ({ data }: MessageEvent<SeenInPicture>) => end(data);
		asked.onerror = () => end({ ok: false });
		asked.postMessage(pixels, [pixels.data.buffer]);
	});
	if (seen.ok) rest = setTimeout(endReader, REST_MS);
	else endReader();
	return seen;
}

/** Ends the worker at once. */
export function endReader(): void {
	clearTimeout(rest);
	worker?.terminate();
	worker = null;
}
