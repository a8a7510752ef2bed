import type { Pixels, ReadingDepth, ReadingReply, ReadingRequest, SeenInPicture } from './seen.ts';

/** A worker that is idle for so long ends, and its memory is free again. In milliseconds. */
const REST_MS = 60_000;
/** No picture takes longer, also where the parts come slowly. In milliseconds. */
const PATIENCE_MS = 90_000;

let worker: Worker | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Reads the numbers of one picture in the worker, which is started for it and ends after a rest. */
export async function readPixels(pixels: Pixels, depth: ReadingDepth = 'everything'): Promise<SeenInPicture> {
	clearTimeout(rest);
	worker ??= new Worker(new URL('./picture-reader.worker.ts', import.meta.url), { type: 'module' });
	const seen = await ask(worker, { id: ++lastId, pixels, depth });
	if (!seen.ok) endReader();
	else {
		clearTimeout(rest);
		rest = setTimeout(endReader, REST_MS);
	}
	return seen;
}

/** The worker's answer to one request; a dialog that was closed may have left an earlier one behind. */
function ask(asked: Worker, request: ReadingRequest): Promise<SeenInPicture> {
	return new Promise((resolve) => {
		const listening = new AbortController();
		const { signal } = listening;
		const end = (result: SeenInPicture) => {
			clearTimeout(late);
			listening.abort();
			resolve(result);
		};
		const late = setTimeout(() => end({ ok: false }), PATIENCE_MS);
		const onReply = ({ data }: MessageEvent<ReadingReply>) => data.id === request.id && end(data.seen);
		asked.addEventListener('message', onReply, { signal });
		asked.addEventListener('error', () => end({ ok: false }), { signal });
		asked.postMessage(request, [request.pixels.data.buffer]);
	});
}

/** Ends the worker at once. */
export function endReader(): void {
	clearTimeout(rest);
	worker?.terminate();
	worker = null;
}
