import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from './picture.ts';
import type { Random } from './random.ts';

/** How hard a picture is made to read. */
export type Hardness = 'easy' | 'medium' | 'hard';

const TILT: Readonly<Record<Hardness, number>> = { easy: 0.02, medium: 0.07, hard: 0.14 };
const BLUR: Readonly<Record<Hardness, number>> = { easy: 0, medium: 0.8, hard: 1.6 };
const NOISE: Readonly<Record<Hardness, number>> = { easy: 4, medium: 10, hard: 20 };
const GLARE: Readonly<Record<Hardness, number>> = { easy: 0, medium: 0.25, hard: 0.45 };

/** Draws something as a phone would have seen it: tilted, skewed, blurred, with glare, noise and JPEG. */
export async function photographed(
	size: { width: number; height: number },
	hardness: Hardness,
	random: Random,
	draw: (context: SKRSContext2D) => void,
): Promise<Picture> {
	const { width, height } = size;
	const canvas = createCanvas(width, height);
	const context = canvas.getContext('2d');
	const grey = Math.round(random.between(70, 190));
	context.fillStyle = `rgb(${grey},${grey},${grey})`;
	context.fillRect(0, 0, width, height);
	context.translate(width / 2, height / 2);
	context.rotate(random.between(-1, 1) * TILT[hardness]);
	context.transform(
		1,
		random.between(-0.5, 0.5) * TILT[hardness],
		random.between(-1, 1) * TILT[hardness],
		1,
		0,
		0,
	);
	draw(context);
	const after = createCanvas(width, height);
	const seen = after.getContext('2d');
	seen.filter = `blur(${BLUR[hardness]}px)`;
	seen.drawImage(canvas, 0, 0);
	seen.filter = 'none';
	const x = random.between(0, width);
	const light = seen.createRadialGradient(x, height / 2, 0, x, height / 2, width / 3);
	light.addColorStop(0, `rgba(255,255,255,${GLARE[hardness]})`);
	light.addColorStop(1, 'rgba(255,255,255,0)');
	seen.fillStyle = light;
	seen.fillRect(0, 0, width, height);
	const image = seen.getImageData(0, 0, width, height);
	for (let place = 0; place < image.data.length; place += 4) {
		const noise = random.between(-1, 1) * NOISE[hardness];
		for (let channel = 0; channel < 3; channel++)
			image.data[place + channel] = (image.data[place + channel] ?? 0) + noise;
	}
	seen.putImageData(image, 0, 0);
	return opened(after.toBuffer('image/jpeg', 80));
}

/** The pixels of a picture's file, its longer side at most that of a phone's screen. */
export async function opened(file: Buffer): Promise<Picture> {
	const image = await loadImage(file);
	const scale = Math.min(1, 1920 / Math.max(image.width, image.height));
	const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
	const context = canvas.getContext('2d');
	context.drawImage(image, 0, 0, canvas.width, canvas.height);
	const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
	return { data: new Uint8ClampedArray(data), width, height };
}
