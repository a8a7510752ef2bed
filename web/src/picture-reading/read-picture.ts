import { openPicture, pixelsOf } from './open-picture.ts';
import { PICTURE_PROBLEM_TEXT } from './picture-file.ts';
import { readPixels } from './reader.ts';
import type { Pixels, SeenNumber } from './seen.ts';

const FAILED_TEXT = 'В этом браузере прочитать снимок не вышло. Введите VIN или госномер вручную.';
const NOTHING_TEXT =
	'На снимке не нашлось ни VIN, ни госномера. Снимите ближе, ровно и без бликов: строка или штрихкод во всю ширину.';

/** What came of a picture: at least one number and the picture itself, or the sentence that says why not. */
export type PictureOutcome =
	| { readonly ok: true; readonly numbers: readonly SeenNumber[]; readonly canvas: HTMLCanvasElement }
	| { readonly ok: false; readonly problem: string };

/** Opens and reads a file that a person chose or shared. */
export async function readFile(file: File): Promise<PictureOutcome> {
	const opened = await openPicture(file);
	if (typeof opened === 'string') return { ok: false, problem: PICTURE_PROBLEM_TEXT[opened] };
	return readOpened(opened.canvas, opened.pixels);
}

/** Reads what the camera showed when a person pressed. */
export function readCanvas(canvas: HTMLCanvasElement): Promise<PictureOutcome> {
	return readOpened(canvas, pixelsOf(canvas));
}

async function readOpened(canvas: HTMLCanvasElement, pixels: Pixels): Promise<PictureOutcome> {
	const seen = await readPixels(pixels);
	if (!seen.ok) return { ok: false, problem: FAILED_TEXT };
	if (seen.numbers.length === 0) return { ok: false, problem: NOTHING_TEXT };
	return { ok: true, numbers: seen.numbers, canvas };
}
