import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';
import { type Hardness, photographed } from './draw.ts';
import type { Picture } from './picture.ts';
import { inventPlate, inventVin, type Random } from './random.ts';

/** A picture and the number that it shows; null where it shows none. */
export type Subject = { readonly picture: Picture; readonly truth: string | null };

const FONTS = [
	'Liberation Mono',
	'DejaVu Sans Mono',
	'Liberation Sans Narrow',
	'DejaVu Sans',
	'Liberation Sans',
];
const FRAME = { width: 1280, height: 720 };

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

/** A plate of the first kind: its region apart and smaller. */
export async function plate(random: Random, hardness: Hardness): Promise<Subject> {
	const { number, region } = inventPlate(random);
	const picture = await photographed({ width: 900, height: 500 }, hardness, random, (context) => {
		context.fillStyle = '#fafafa';
		context.fillRect(-340, -74, 680, 148);
		context.strokeStyle = '#111';
		context.lineWidth = 6;
		context.strokeRect(-336, -70, 672, 140);
		context.strokeRect(160, -70, 176, 140);
		context.fillStyle = '#111';
		context.textAlign = 'center';
		context.font = 'bold 118px DejaVu Sans Condensed';
		context.fillText(number, -88, 44, 470);
		context.font = 'bold 78px DejaVu Sans Condensed';
		context.fillText(region, 248, 12, 150);
		context.font = 'bold 30px DejaVu Sans Condensed';
		context.fillText('RUS', 248, 56);
	});
	return { picture, truth: number + region };
}

/** A barcode of a VIN, its width a share of the frame's. */
export async function barcode(
	random: Random,
	hardness: Hardness,
	format: WriteInputBarcodeFormat,
): Promise<Subject> {
	const vin = inventVin(random);
	const { image } = await writeBarcode(vin, { format, scale: 4, addQuietZones: true });
	const code = await loadImage(Buffer.from(await (image as Blob).arrayBuffer()));
	const isWide = format === 'Code39' || format === 'Code128';
	const width = 1920 * (isWide ? random.between(0.7, 0.9) : random.between(0.15, 0.3));
	const height = isWide ? 260 : width;
	const sharp = createCanvas(code.width, code.height);
	sharp.getContext('2d').drawImage(code, 0, 0);
	const picture = await photographed({ width: 1920, height: 1080 }, hardness, random, (context) => {
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
