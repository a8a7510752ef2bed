import { readPlate } from '@avtosverka/contract/vin-reading/read-plate';
import type { SeenLine, SignReading } from '@avtosverka/contract/vin-reading/read-signs';
import { readSeenVin } from '@avtosverka/contract/vin-reading/read-vin';
import { type LineBox, type Pixels, type SeenNumber, SURE } from '../seen.ts';
import { type DetectorInput, detectorInput } from './detector-input.ts';
import { findLines } from './find-lines.ts';
import type { LineQuad } from './line-quad.ts';
import { recogniserInput } from './recogniser-input.ts';
import { signsOfLine } from './signs-of-line.ts';

/** The two models, on any runtime. */
export type Models = {
	/** How surely each pixel of its input is text. */
	readonly detect: (input: DetectorInput) => Promise<Float32Array>;
	/** Probabilities of "no sign" and of each sign, a row a step. */
	readonly recognise: (values: Float32Array, width: number) => Promise<Float32Array>;
	/** The signs that the recogniser knows, in its order. */
	readonly signs: string;
};

type ReadLine = { readonly quad: LineQuad; readonly signs: SeenLine };

/** Sizes that a picture is looked at, one after the other until something is read surely. */
const SIDES = [640, 960];
/** A reading below it is no better than typing. */
const WORTH_SHOWING = 0.1;

/** The numbers of cars that a picture shows in letters, the surest first. */
export async function readNumbers(pixels: Pixels, models: Models): Promise<readonly SeenNumber[]> {
	let best: readonly SeenNumber[] = [];
	for (const side of SIDES) {
		const found = await readAt(pixels, models, side);
		if (confidenceOf(found) > confidenceOf(best)) best = found;
		if (confidenceOf(best) >= SURE) break;
	}
	return best;
}

const confidenceOf = ([first]: readonly SeenNumber[]) => first?.reading.confidence ?? 0;

async function readAt(pixels: Pixels, models: Models, side: number): Promise<readonly SeenNumber[]> {
	const input = detectorInput(pixels, side);
	const quads = findLines(await models.detect(input), input);
	const lines: ReadLine[] = [];
	for (const quad of quads) {
		const { values, width } = recogniserInput(pixels, quad);
		lines.push({ quad, signs: signsOfLine(await models.recognise(values, width), models.signs) });
	}
	const seen = [...lines, ...joined(lines)].flatMap(({ quad, signs }) =>
		numbersIn(signs).map(({ kind, reading }) => ({
			kind,
			reading,
			from: 'text' as const,
			box: boxOf(quad, pixels),
		})),
	);
	return seen.sort((one, other) => other.reading.confidence - one.reading.confidence);
}

function numbersIn(signs: SeenLine): { kind: 'vin' | 'plate'; reading: SignReading }[] {
	const [vin] = readSeenVin(signs);
	const [plate] = readPlate(signs);
	return [
		...(vin ? [{ kind: 'vin' as const, reading: vin }] : []),
		...(plate ? [{ kind: 'plate' as const, reading: plate }] : []),
	].filter(({ reading }) => reading.confidence >= WORTH_SHOWING);
}

/** What is longer than any plate is not put together of three. */
const MOST_SIGNS_OF_THREE = 12;

/**
 * Lines that go on beside or beneath one another: a region after its number, plates of two rows, and those
 * whose lower row is letters and region apart.
 */
function joined(lines: readonly ReadLine[]): ReadLine[] {
	const beside = pairs(lines, lines, isBeside);
	const lower = beside.filter(({ signs }) => signs.length < MOST_SIGNS_OF_THREE);
	const three = pairs(lines, lower, isBeneath).filter(({ signs }) => signs.length <= MOST_SIGNS_OF_THREE);
	return [...beside, ...pairs(lines, lines, isBeneath), ...three];
}

function pairs(
	ones: readonly ReadLine[],
	others: readonly ReadLine[],
	belong: (one: LineQuad, other: LineQuad) => boolean,
): ReadLine[] {
	return ones.flatMap((one) =>
		others
			.filter((other) => one !== other && belong(one.quad, other.quad))
			.map((other) => ({ quad: around(one.quad, other.quad), signs: [...one.signs, ...other.signs] })),
	);
}

function isBeside(left: LineQuad, right: LineQuad): boolean {
	const gap = right.x - right.along - (left.x + left.along);
	const tall = Math.max(left.across, right.across);
	return right.x > left.x && Math.abs(gap) < tall * 3 && Math.abs(right.y - left.y) < tall * 1.4;
}

function isBeneath(upper: LineQuad, lower: LineQuad): boolean {
	const tall = Math.max(upper.across, lower.across);
	const down = lower.y - upper.y;
	return down > tall * 0.7 && down < tall * 3.5 && Math.abs(lower.x - upper.x) < upper.along + lower.along;
}

function around(one: LineQuad, other: LineQuad): LineQuad {
	const edges = (quad: LineQuad) => [quad.x - quad.along, quad.x + quad.along] as const;
	const sides = (quad: LineQuad) => [quad.y - quad.across, quad.y + quad.across] as const;
	const [left, right] = [Math.min(edges(one)[0], edges(other)[0]), Math.max(edges(one)[1], edges(other)[1])];
	const [top, bottom] = [Math.min(sides(one)[0], sides(other)[0]), Math.max(sides(one)[1], sides(other)[1])];
	return {
		x: (left + right) / 2,
		y: (top + bottom) / 2,
		along: (right - left) / 2,
		across: (bottom - top) / 2,
		angle: 0,
	};
}

function boxOf(quad: LineQuad, { width, height }: Pixels): LineBox {
	const [cos, sin] = [Math.abs(Math.cos(quad.angle)), Math.abs(Math.sin(quad.angle))];
	const wide = quad.along * cos + quad.across * sin;
	const high = quad.along * sin + quad.across * cos;
	const x = Math.max(0, (quad.x - wide) / width);
	const y = Math.max(0, (quad.y - high) / height);
	return { x, y, width: Math.min(1 - x, (2 * wide) / width), height: Math.min(1 - y, (2 * high) / height) };
}
