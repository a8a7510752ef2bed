import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureProblem, undecodableProblem } from './picture-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const judged = (type: string, head: Uint8Array, size = head.length) => pictureProblem({ type, size, head });

function png(width: number, height: number): Uint8Array {
	const head = new Uint8Array(33);
	head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const view = new DataView(head.buffer);
	view.setUint32(16, width);
	view.setUint32(20, height);
	return head;
}

describe('a file', () => {
	test('of nothing, a video, a drawing or a document is told for what it is', () => {
		expect(judged('image/jpeg', new Uint8Array())).toBe('empty');
		expect(judged('video/mp4', bytes('xxxx'))).toBe('video');
		expect(judged('', bytes('\0\0\0\x18ftypmp42'))).toBe('video');
		expect(judged('image/svg+xml', bytes('<svg/>'))).toBe('drawing');
		expect(judged('image/png', bytes('<?xml version="1.0"?><svg/>'))).toBe('drawing');
		expect(judged('application/pdf', bytes('%PDF'))).toBe('not-a-picture');
	});

	test('that claims more than fifty megapixels is never decoded, however small it is', () => {
		expect(judged('image/png', png(60_000, 60_000))).toBe('too-large');
		expect(judged('image/png', png(4_000, 3_000))).toBeNull();
		expect(judged('image/jpeg', bytes('x'), 41_000_000)).toBe('too-large');
		const jpeg = bytes('\u00ff\u00d8\u00ff\u00e0\0\x04xx\u00ff\u00c0\0\x11\x08\u00ff\u00ff\u00ff\u00ffxx');
		expect(judged('image/jpeg', jpeg)).toBe('too-large');
	});

	test('that does not open is HEIC, or damaged', () => {
		expect(undecodableProblem({ type: '', size: 16, head: bytes('\0\0\0\x18ftypheic') })).toBe('heic');
		expect(undecodableProblem({ type: 'image/jpeg', size: 1, head: bytes('x') })).toBe('undecodable');
	});

	test('of any bytes is judged without a failure', () => {
		const starts = fc.constantFrom(
			'RIFFxxxxWEBPVP8X',
			'RIFFxxxxWEBPVP8L',
			'\u00ff\u00d8\u00ff',
			'GIF89a',
			'',
		);
		fc.assert(
			fc.property(starts, fc.uint8Array({ maxLength: 64 }), (start, rest) => {
				const head = new Uint8Array([...bytes(start), ...rest]);
				expect(() => judged('image/webp', head)).not.toThrow();
			}),
		);
	});
});
