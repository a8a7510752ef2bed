/**
 * How a camera was held, by the orientation tag of EXIF (1–8): 1 is upright, 3 upside down, 6 and 8 lie on a
 * side, the others are mirrored besides.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;

/** The orientation that the head of a JPEG tells; 1 for every other file. */
export function exifOrientation(head: Uint8Array): Orientation {
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	try {
		const tiff = tiffStart(view);
		return tiff === null ? 1 : orientationOf(view, tiff);
	} catch {
		// Notes of a camera that end early, or point beyond their end.
		return 1;
	}
}

/** Where the notes of a camera begin, behind `Exif`; null where there are none. */
function tiffStart(view: DataView): number | null {
	if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
	for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
		if (view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966) return at + 10;
	}
	return null;
}

function orientationOf(view: DataView, tiff: number): Orientation {
	const little = view.getUint16(tiff) === 0x4949;
	const directory = tiff + view.getUint32(tiff + 4, little);
	const entries = view.getUint16(directory, little);
	for (let entry = 0; entry < entries; entry += 1) {
		const at = directory + 2 + entry * 12;
		if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
		const value = view.getUint16(at + 8, little);
		return value >= 1 && value <= 8 ? (value as Orientation) : 1;
	}
	return 1;
}

/** The six numbers of a canvas transform. */
export type CanvasRotation = readonly [number, number, number, number, number, number];

/** How a picture is drawn upright that is stored so wide and so high, in pixels. */
export function turnOf(orientation: Orientation, width: number, height: number): CanvasRotation {
	const turns: Readonly<Record<Orientation, CanvasRotation>> = {
		1: [1, 0, 0, 1, 0, 0],
		2: [-1, 0, 0, 1, width, 0],
		3: [-1, 0, 0, -1, width, height],
		4: [1, 0, 0, -1, 0, height],
		5: [0, 1, 1, 0, 0, 0],
		6: [0, 1, -1, 0, height, 0],
		7: [0, -1, -1, 0, height, width],
		8: [0, -1, 1, 0, 0, width],
	};
	return turns[orientation];
}

/** True where width and height change places when the picture is drawn upright. */
export const liesOnSide = (orientation: Orientation) => orientation >= 5;

/** A grey JPEG of two pixels side by side, the smallest there is, with this orientation in its Exif. */
export function tinyPicture(orientation: Orientation): Uint8Array<ArrayBuffer> {
	const table = (kind: number) => [0xff, 0xc4, 0, 0x14, kind, 1, ...Array<number>(15).fill(0), 0];
	return Uint8Array.from([
		...[0xff, 0xd8, 0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0],
		...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1],
		...[0, orientation, 0, 0, 0, 0, 0, 0],
		...[0xff, 0xdb, 0, 0x43, 0, ...Array<number>(64).fill(1)],
		...[0xff, 0xc0, 0, 0x0b, 8, 0, 1, 0, 2, 1, 1, 0x11, 0],
		...[...table(0x00), ...table(0x10)],
		...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x3f, 0xff, 0xd9],
	]);
}
