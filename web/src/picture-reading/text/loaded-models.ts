import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env } from 'onnxruntime-web/wasm';
import detector from '../models/detector.bin?url';
import recogniser from '../models/recogniser.bin?url';
import signs from '../models/signs.json';
import type { Pixels, SeenNumber } from '../seen.ts';
import { createModels } from './create-models.ts';
import { type Models, readNumbers } from './read-numbers.ts';

env.wasm.wasmPaths = { wasm: runtime };

let loading: Promise<Models> | null = null;

/** Reads letters with the models of the site's own files, loaded once for the life of the worker. */
export async function readWithLoadedModels(pixels: Pixels): Promise<readonly SeenNumber[]> {
	loading ??= load();
	const models = await loading.catch((failure) => {
		loading = null;
		throw failure;
	});
	return readNumbers(pixels, models);
}

async function load(): Promise<Models> {
	const [detectorBytes, recogniserBytes] = await Promise.all([partAt(detector), partAt(recogniser)]);
	return createModels({ detector: detectorBytes, recogniser: recogniserBytes, signs });
}

async function partAt(address: string): Promise<ArrayBuffer> {
	const reply = await fetch(address);
	if (!reply.ok) throw new Error('a part of reading is missing');
	return reply.arrayBuffer();
}
