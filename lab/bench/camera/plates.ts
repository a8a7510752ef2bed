import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Hardness, photographed } from './draw.ts';
import { inventPlate, type Random } from './random.ts';
import type { Subject } from './subjects.ts';

/** Kinds of plates (GOST R 50577): of a car, in two rows, of a taxi, of a motorcycle. */
export type PlateKind = '1' | '1А' | '1Б' | '4';

const FRAME = { width: 900, height: 500 };
const FACE = 'bold 100px DejaVu Sans Condensed';

/** Signs in the upper row of a plate that has two. */
const UPPER_SIGNS = 4;

/** A text of a plate brought to a height and a width. */
function put(context: SKRSContext2D, text: string, x: number, bottom: number, high: number, wide: number) {
	context.save();
	context.translate(x, bottom);
	context.scale(high / 73, high / 73);
	context.fillText(text, 0, 0, (wide * 73) / high);
	context.restore();
}

/** A plate with its region apart and smaller, as its kind has it. */
export async function plate(random: Random, hardness: Hardness, kind: PlateKind): Promise<Subject> {
	const { number, region } = inventPlate(random, kind);
	const [wide, high] = kind === '1' || kind === '1Б' ? [680, 148] : kind === '1А' ? [460, 280] : [420, 320];
	const picture = await photographed(FRAME, hardness, random, (context) => {
		context.fillStyle = kind === '1Б' ? '#e8c020' : '#fafafa';
		context.fillRect(-wide / 2, -high / 2, wide, high);
		context.strokeStyle = '#111';
		context.lineWidth = 6;
		context.strokeRect(-wide / 2 + 4, -high / 2 + 4, wide - 8, high - 8);
		context.fillStyle = '#111';
		context.textAlign = 'center';
		context.font = FACE;
		if (kind === '1' || kind === '1Б') {
			context.strokeRect(160, -70, 176, 140);
			put(context, number, -88, 44, 86, 460);
			put(context, region, 248, 12, 57, 150);
			put(context, 'RUS', 248, 56, 22, 100);
			return;
		}
		put(context, number.slice(0, UPPER_SIGNS), 0, -18, 96, wide - 60);
		put(context, number.slice(UPPER_SIGNS), -wide / 4, high / 2 - 36, 72, wide / 2 - 50);
		put(context, region, wide / 4, high / 2 - 60, 60, wide / 2 - 60);
		put(context, 'RUS', wide / 4, high / 2 - 22, 20, 90);
	});
	return { picture, truth: number + region };
}
