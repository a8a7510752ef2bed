import { type Chance, chance } from '../subjects/chance.ts';
import { digitsOf } from './captcha.ts';
import { type Canvas, commentOf, png } from './png.ts';

const WIDTH = 240;
const HEIGHT = 80;
/** Pixels to one dot of a digit, and to one place. */
const DOT = 8;
const PLACE = 46;
const PAPER = 244;

/** The ten digits in dots, five wide and seven high; each number is a row. */
const DIGITS: readonly (readonly number[])[] = [
	[0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
	[0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
	[0b01110, 0b10001, 0b00001, 0b00010, 0b00100, 0b01000, 0b11111],
	[0b01110, 0b10001, 0b00001, 0b00110, 0b00001, 0b10001, 0b01110],
	[0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
	[0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
	[0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
	[0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
	[0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
	[0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
];

/**
 * The picture of a token as a PNG file: its five digits, slanted and uneven, over a few lines and specks. The
 * token goes with it unseen, so that a test that has only the picture can ask what it shows.
 */
export function pictureOf(token: string): Buffer {
	const canvas: Canvas = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(PAPER) };
	const dice = chance(`noise:${token}`);
	for (let line = 0; line < 5; line++) drawLine(canvas, dice);
	for (let speck = 0; speck < 150; speck++) {
		paint(canvas, dice.between(0, WIDTH - 1), dice.between(0, HEIGHT - 1), dice.between(150, 210));
	}
	for (const [place, digit] of [...digitsOf(token)].entries()) {
		drawDigit(canvas, Number(digit), 8 + place * PLACE, dice);
	}
	return png(canvas, token);
}

/** The token of a picture from its base64, with or without `data:`; null for a foreign picture. */
export function tokenOf(image: string): string | null {
	return commentOf(Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64'));
}

function drawDigit(canvas: Canvas, digit: number, left: number, dice: Chance): void {
	const top = dice.between(4, HEIGHT - 7 * DOT - 4);
	const slant = dice.between(-2, 2) / 16;
	const ink = dice.between(20, 50);
	for (let y = 0; y < 7 * DOT; y++) {
		const row = DIGITS[digit]?.[Math.floor(y / DOT)] ?? 0;
		const shift = Math.round((3.5 * DOT - y) * slant);
		for (let x = 0; x < 5 * DOT; x++) {
			if ((row >> (4 - Math.floor(x / DOT))) & 1) paint(canvas, left + x + shift, top + y, ink);
		}
	}
}

/** A line from the left edge to the right one, two pixels thick. */
function drawLine(canvas: Canvas, dice: Chance): void {
	const from = dice.between(0, HEIGHT);
	const to = dice.between(0, HEIGHT);
	const ink = dice.between(150, 200);
	for (let x = 0; x < WIDTH; x++) {
		const y = Math.round(from + ((to - from) * x) / WIDTH);
		paint(canvas, x, y, ink);
		paint(canvas, x, y + 1, ink);
	}
}

function paint({ width, height, pixels }: Canvas, x: number, y: number, ink: number): void {
	if (x >= 0 && x < width && y >= 0 && y < height) pixels[y * width + x] = ink;
}
