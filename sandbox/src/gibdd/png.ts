import { crc32, deflateSync } from 'node:zlib';

/** A grey picture, one byte a pixel, row by row; 0 is black. */
export type Canvas = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');

const COMMENT = 'Comment\0';

/**
 * A canvas as a PNG file (PNG specification: 8-bit greyscale, no filter).
 * @param comment Latin text that goes with the picture unseen
 */
export function png({ width, height, pixels }: Canvas, comment: string): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header[8] = 8;
	const rows = Array.from({ length: height }, (_, row) => [
		Buffer.from([0]),
		pixels.subarray(row * width, (row + 1) * width),
	]);
	const body = deflateSync(Buffer.concat(rows.flat()));
	return Buffer.concat([
		MAGIC,
		chunk('IHDR', header),
		chunk('IDAT', body),
		chunk('tEXt', Buffer.from(COMMENT + comment, 'latin1')),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

/** The comment of a PNG file as `png` writes it; null for any other bytes. */
export function commentOf(file: Buffer): string | null {
	const start = file.lastIndexOf(`tEXt${COMMENT}`, undefined, 'latin1');
	if (start < 4 || !file.subarray(0, MAGIC.length).equals(MAGIC)) return null;
	const data = start + 4;
	return file.toString('latin1', data + COMMENT.length, data + file.readUInt32BE(start - 4));
}

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([size, named, sum]);
}
