import { exifOrientation, liesOnSide, type Orientation, tinyPicture, turnOf } from './orientation.ts';
import { HEAD_BYTES, type PictureProblem, pictureProblem, undecodableProblem } from './picture-file.ts';
import type { Pixels } from './seen.ts';

/** The longer side that is read: what a barcode of a whole windscreen needs. In pixels. */
const LONGEST_SIDE = 1920;

/** A picture opened in the page, never written anywhere. */
export type OpenedPicture = { readonly canvas: HTMLCanvasElement; readonly pixels: Pixels };

/** Opens a file that a person chose, or tells why not. */
export async function openPicture(file: File): Promise<OpenedPicture | PictureProblem> {
	const head = new Uint8Array(
		await file
			.slice(0, HEAD_BYTES)
			.arrayBuffer()
			.catch(() => new ArrayBuffer(0)),
	);
	const judged = { type: file.type, size: file.size, head };
	const problem = pictureProblem(judged);
	if (problem !== null) return problem;
	const bitmap = await createImageBitmap(file).catch(() => null);
	if (bitmap === null) return undecodableProblem(judged);
	const held = exifOrientation(head);
	const canvas = drawUpright(bitmap, held === 1 || (await turnsByItself()) ? 1 : held);
	bitmap.close();
	return canvas === null ? 'undecodable' : { canvas, pixels: pixelsOf(canvas) };
}

/** True where the browser has turned a picture upright before anybody sees it: not all did before 2020. */
async function turnsByItself(): Promise<boolean> {
	const sample = await createImageBitmap(new Blob([tinyPicture(6)], { type: 'image/jpeg' })).catch(
		() => null,
	);
	return sample === null || sample.height > sample.width;
}

function drawUpright(bitmap: ImageBitmap, orientation: Orientation): HTMLCanvasElement | null {
	const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
	const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
	const [width, height] = [side(bitmap.width), side(bitmap.height)];
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = liesOnSide(orientation) ? [height, width] : [width, height];
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (context === null) return null;
	context.imageSmoothingQuality = 'high';
	context.setTransform(...turnOf(orientation, width, height));
	context.drawImage(bitmap, 0, 0, width, height);
	return canvas;
}

/** The pixels of a canvas, to be handed to the worker. */
export function pixelsOf(canvas: HTMLCanvasElement): Pixels {
	const { width, height } = canvas;
	const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
	const { data } = context.getImageData(0, 0, width, height);
	return { data: data as Uint8ClampedArray<ArrayBuffer>, width, height };
}
