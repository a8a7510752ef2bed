import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';
import { type Hardness, photographed } from './draw.ts';
import type { Picture } from './picture.ts';
import { inventVin, type Random } from './random.ts';

/** A picture and the number that it shows; null where it shows none. */
export type Subject = {
	readonly picture: Picture;
	readonly truth: string | null;
	/** Another number of the same car on it, which is no mistake either. */
	readonly besides?: string;
};

/** Typefaces that numbers of cars are printed in, or that look like them. */
export const FONTS = [
	'Liberation Mono',
	'DejaVu Sans Mono',
	'Liberation Sans Narrow',
	'DejaVu Sans',
	'Liberation Sans',
];
/** What a phone is asked for, in pixels. */
export const FRAME = { width: 1280, height: 720 };

/** A sticker: other lines around the VIN, light on dark or dark on light. */
export async function sticker(random: Random, hardness: Hardness): Promise<Subject> {
	const vin = inventVin(random);
	const isDark = random.between(0, 1) < 0.5;
	const font = random.of(FONTS);
	const size = random.between(44, 62);
	const picture = await photographed(FRAME, hardness, random, (context) => {
		context.fillStyle = isDark ? '#1a1a1d' : '#eceae4';
		context.fillRect(-560, -260, 1120, 520);
		context.fillStyle = isDark ? '#e6e6e6' : '#202020';
		context.textAlign = 'center';
		context.font = `34px ${font}`;
		context.fillText('MANUFACTURED BY AUTO PLANT', 0, -170);
		context.fillText('1620 kg   2100 kg', 0, 150);
		context.font = `${size}px ${font}`;
		context.fillText(vin, 0, 20);
	});
	return { picture, truth: vin };
}

/** A barcode of a VIN, its width a share of the frame's. */
export async function barcode(
	random: Random,
	hardness: Hardness,
	format: WriteInputBarcodeFormat,
	frame: { width: number; height: number },
): Promise<Subject> {
	const vin = inventVin(random);
	const { image } = await writeBarcode(vin, { format, scale: 4, addQuietZones: true });
	const code = await loadImage(Buffer.from(await (image as Blob).arrayBuffer()));
	const isWide = format === 'Code39' || format === 'Code128';
	const width = frame.width * (isWide ? random.between(0.7, 0.9) : random.between(0.15, 0.3));
	const height = isWide ? frame.height * 0.24 : width;
	const sharp = createCanvas(code.width, code.height);
	sharp.getContext('2d').drawImage(code, 0, 0);
	const picture = await photographed(frame, hardness, random, (context) => {
		context.imageSmoothingEnabled = false;
		context.drawImage(sharp, -width / 2, -height / 2, width, height);
	});
	return { picture, truth: vin };
}

/** Words and numbers that are no car's. */
export async function nothing(random: Random, hardness: Hardness): Promise<Subject> {
	const phone = `+7 9${Math.floor(random.between(10, 99))} 123-45-67`;
	const picture = await photographed(FRAME, hardness, random, (context) => {
		context.fillStyle = '#efefef';
		context.fillRect(-560, -260, 1120, 520);
		context.fillStyle = '#222';
		context.textAlign = 'center';
		context.font = `58px ${random.of(FONTS)}`;
		context.fillText('TYRE PRESSURE 2.2 BAR', 0, -120);
		context.fillText('AIRBAG WARNING LABEL', 0, 0);
		context.fillText(phone, 0, 120);
	});
	return { picture, truth: null };
}
