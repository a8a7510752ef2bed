import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';
import { tinyPicture } from '../../web/src/picture-reading/orientation.ts';

const writer = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(writer).buffer } });

/** A file as a person would choose it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export const cameraButton = (page: Page) => page.getByRole('button', { name: 'Прочитать VIN с фотографии' });
export const pictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Номер с фотографии' });

/** A picture of a barcode. */
export async function barcodePicture(
	text: string,
	format: WriteInputBarcodeFormat = 'DataMatrix',
): Promise<ChosenFile> {
	const { image } = await writeBarcode(text, { format, scale: 6, addQuietZones: true });
	if (image === null) throw new Error('no picture was drawn');
	return { name: 'vin.png', mimeType: 'image/png', buffer: Buffer.from(await image.arrayBuffer()) };
}

/** A sticker or a paper with some lines of text. */
export function printedPicture(...lines: readonly string[]): ChosenFile {
	const canvas = createCanvas(900, 180 + lines.length * 120);
	const context = canvas.getContext('2d');
	context.fillStyle = '#f4f4f0';
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.fillStyle = '#181818';
	context.font = '64px Liberation Mono, DejaVu Sans Mono, monospace';
	context.textAlign = 'center';
	for (const [row, line] of lines.entries()) context.fillText(line, 450, 170 + row * 120);
	return { name: 'vin.jpg', mimeType: 'image/jpeg', buffer: canvas.toBuffer('image/jpeg') };
}

/** How a camera may be held besides upright: the tag of EXIF, and how the stored picture is turned. */
const HELD = { 3: Math.PI, 6: -Math.PI / 2, 8: Math.PI / 2 } as const;

/** The same picture as a camera stores it that was held otherwise. */
export async function heldOtherwise(
	{ buffer, ...file }: ChosenFile,
	tag: keyof typeof HELD,
): Promise<ChosenFile> {
	const upright = await loadImage(buffer);
	const { width, height } = upright;
	const canvas = tag === 3 ? createCanvas(width, height) : createCanvas(height, width);
	const context = canvas.getContext('2d');
	context.translate(canvas.width / 2, canvas.height / 2);
	context.rotate(HELD[tag]);
	context.drawImage(upright, -width / 2, -height / 2);
	const jpeg = canvas.toBuffer('image/jpeg');
	const notes = tinyPicture(tag).slice(2, 38);
	return { ...file, buffer: Buffer.concat([jpeg.subarray(0, 2), notes, jpeg.subarray(2)]) };
}

/** Has the browser show pictures as they are stored, as some did before 2020. */
export async function turnNothing(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const decode = globalThis.createImageBitmap.bind(globalThis);
		const withoutNotes = async (picture: Blob) => {
			const bytes = new Uint8Array(await picture.arrayBuffer());
			const at = bytes.findIndex((byte, place) => byte === 0x45 && bytes[place + 1] === 0x78 && place < 64);
			if (at >= 0) bytes[at] = 0;
			return decode(new Blob([bytes]));
		};
		Object.assign(globalThis, { createImageBitmap: withoutNotes });
	});
}

/** Chooses a file in the open dialog. */
export async function choosePicture(page: Page, file: ChosenFile): Promise<void> {
	await pictureDialog(page).getByLabel('Выбрать снимок').setInputFiles(file);
}

/** Gives the page a camera that shows one picture; `cameraTracks` counts those that are still on. */
export async function showToCamera(page: Page, { buffer }: ChosenFile): Promise<void> {
	await page.addInitScript((base64) => {
		const tracks: MediaStreamTrack[] = [];
		Object.assign(globalThis, {
			tracksOn: () => tracks.filter(({ readyState }) => readyState === 'live').length,
		});
		navigator.mediaDevices.getUserMedia = async () => {
			const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
			const picture = await createImageBitmap(new Blob([bytes]));
			const canvas = document.createElement('canvas');
			Object.assign(canvas, { width: 1280, height: 720 });
			const context = canvas.getContext('2d') as CanvasRenderingContext2D;
			const draw = () => {
				context.fillStyle = '#ddd';
				context.fillRect(0, 0, 1280, 720);
				const scale = Math.min(1, 260 / picture.height, 1000 / picture.width);
				const [width, height] = [picture.width * scale, picture.height * scale];
				context.drawImage(picture, 640 - width / 2, 360 - height / 2, width, height);
			};
			draw();
			setInterval(draw, 100);
			const stream = canvas.captureStream(10);
			tracks.push(...stream.getTracks());
			return stream;
		};
	}, buffer.toString('base64'));
}

/** Gives the page a camera that fails with an error of this name. */
export async function refuseCamera(page: Page, name: string): Promise<void> {
	await page.addInitScript((error) => {
		navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
	}, name);
}

/** Cameras that are still on. */
export function camerasOn(page: Page): Promise<number> {
	return page.evaluate(() => (globalThis as unknown as { tracksOn: () => number }).tracksOn());
}
