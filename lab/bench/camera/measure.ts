import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter } from 'zxing-wasm/writer';
import { numbersInBarcodes } from '../../../web/src/picture-reading/barcode/read-barcodes.ts';
import { type SeenNumber, SURE } from '../../../web/src/picture-reading/seen.ts';
import { createModels } from '../../../web/src/picture-reading/text/create-models.ts';
import { type Models, readNumbers } from '../../../web/src/picture-reading/text/read-numbers.ts';
import { type Hardness, opened } from './draw.ts';
import { KINDS } from './kinds.ts';
import type { Picture } from './picture.ts';
import { seeded } from './random.ts';
import type { Subject } from './subjects.ts';

/** What came of the pictures of one kind. */
export type CameraScore = {
	readonly kind: string;
	readonly pictures: number;
	readonly right: number;
	readonly wrong: number;
	readonly sureAndWrong: number;
	readonly cpuMs: number;
};

const MODELS = fileURLToPath(new URL('../../../web/src/picture-reading/models/', import.meta.url));
const HARDNESS: readonly Hardness[] = ['easy', 'medium', 'hard'];
/** Pictures of each kind and hardness. */
const EACH = Number(process.env.BENCH_CAMERA_PICTURES ?? 4);
/** The kinds that are asked for, by a part of their names; all without it. */
const ASKED = new RegExp(process.env.BENCH_CAMERA_KINDS ?? '');
/** Another seed gives other pictures; a folder with `meta.json` gives photographs. */
const SEED = Number(process.env.BENCH_CAMERA_SEED ?? 20_261_123);
const PHOTOGRAPHS = process.env.BENCH_CAMERA_PHOTOGRAPHS;

/** Reads invented pictures, and photographs where a folder of them is named, as the worker does. */
export async function measureCamera(): Promise<readonly CameraScore[]> {
	const binary = async (file: string) => bytesOf(fileURLToPath(import.meta.resolve(`zxing-wasm/${file}`)));
	prepareReader({ overrides: { wasmBinary: await binary('reader/zxing_reader.wasm') } });
	prepareWriter({ overrides: { wasmBinary: await binary('writer/zxing_writer.wasm') } });
	const models = await createModels({
		detector: await bytesOf(join(MODELS, 'detector.bin')),
		recogniser: await bytesOf(join(MODELS, 'recogniser.bin')),
		signs: JSON.parse(await readFile(join(MODELS, 'signs.json'), 'utf8')),
	});
	const scores: CameraScore[] = [];
	for (const [name, draw] of Object.entries(KINDS).filter(([kind]) => ASKED.test(kind))) {
		for (const [place, hardness] of HARDNESS.entries()) {
			// Each cell has its own pictures, so that a part of the bench shows what the whole would.
			const random = seeded(SEED + place + [...name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7));
			scores.push(await score(`${name}, ${hardness}`, models, () => draw(random, hardness)));
		}
	}
	if (PHOTOGRAPHS !== undefined) {
		const all: { file: string; truth: string }[] = JSON.parse(
			await readFile(join(PHOTOGRAPHS, 'meta.json'), 'utf8'),
		);
		const left = [...all];
		const next = async (): Promise<Subject> => {
			const { file = '', truth = '' } = left.shift() ?? {};
			return { picture: await opened(await readFile(join(PHOTOGRAPHS, file))), truth };
		};
		scores.push(await score('photographs', models, next, all.length));
	}
	return scores;
}

/** The table of what was read; a kind a line. */
export function describeCamera(scores: readonly CameraScore[]): string {
	const lines = scores.map(
		({ kind, pictures, right, wrong, sureAndWrong, cpuMs }) =>
			`  ${kind.padEnd(26)} ${right} of ${pictures}; wrong ${wrong}, sure and wrong ${sureAndWrong}; ${Math.round(cpuMs)} ms`,
	);
	return [`Numbers read from pictures, seed ${SEED}; processor time a picture`, ...lines].join('\n');
}

async function score(
	kind: string,
	models: Models,
	next: () => Promise<Subject>,
	pictures = EACH,
): Promise<CameraScore> {
	let [right, wrong, sureAndWrong, cpuMs] = [0, 0, 0, 0];
	for (let each = 0; each < pictures; each++) {
		const { picture, truth, besides } = await next();
		const before = process.cpuUsage().user;
		const best = await read(picture, models, besides);
		cpuMs += (process.cpuUsage().user - before) / 1000 / pictures;
		if ((best?.reading.text ?? null) === truth) right++;
		else if (best !== undefined) {
			wrong++;
			if (best.reading.confidence >= SURE) sureAndWrong++;
		}
	}
	return { kind, pictures, right, wrong, sureAndWrong, cpuMs };
}

/** The best reading; the other number of a paper stands aside, as a person would choose. */
async function read(picture: Picture, models: Models, besides?: string): Promise<SeenNumber | undefined> {
	const coded = await numbersInBarcodes(picture);
	const numbers = coded.length > 0 ? coded : await readNumbers(picture, models);
	return numbers.find(({ reading }) => reading.text !== besides);
}

async function bytesOf(file: string): Promise<ArrayBuffer> {
	const bytes = await readFile(file);
	return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
}
