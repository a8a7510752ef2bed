import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BackupPart, readParts, writeParts } from './parts.ts';

const HEAD: BackupPart = {
	kind: 'head',
	head: { format: 1, at: '2026-11-23T07:40:00.000Z', migrations: [], keys: [] },
};
const END: BackupPart = { kind: 'end', end: { rows: { account: 2 }, sequences: [] } };
const anyPart: fc.Arbitrary<BackupPart> = fc.oneof(
	fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ kind: 'rows' as const, bytes: Buffer.from(bytes) })),
	fc.string().map((name) => ({ kind: 'table' as const, table: { name, columns: ['id'] } })),
	fc.constantFrom(HEAD, END),
);

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
	yield* items;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const found: Item[] = [];
	for await (const item of items) found.push(item);
	return found;
}

/** The same bytes in pieces of the given lengths, over and over. */
function inPieces(bytes: Buffer, lengths: readonly number[]): Buffer[] {
	const pieces: Buffer[] = [];
	for (let at = 0, turn = 0; at < bytes.length; turn++) {
		const length = lengths[turn % lengths.length] ?? 1;
		pieces.push(bytes.subarray(at, at + length));
		at += length;
	}
	return pieces;
}

const lengths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 });

describe('the parts of a backup', () => {
	test('are read as they were written, however the bytes of the file come', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(anyPart, { maxLength: 12 }), lengths, async (parts, pieces) => {
				const bytes = Buffer.concat(await all(writeParts(each(parts))));
				expect(await all(readParts(each(inPieces(bytes, pieces))))).toEqual(parts);
			}),
		);
	});

	test('are refused when the last one is cut anywhere', async () => {
		await fc.assert(
			fc.asyncProperty(anyPart, fc.nat(), lengths, async (last, cut, pieces) => {
				const first = Buffer.concat(await all(writeParts(each([HEAD]))));
				const bytes = Buffer.concat([first, ...(await all(writeParts(each([last]))))]);
				const left = first.length + 1 + (cut % (bytes.length - first.length - 1));
				await expect(all(readParts(each(inPieces(bytes.subarray(0, left), pieces))))).rejects.toThrow();
			}),
		);
	});

	test('are refused when they are of no kind', async () => {
		await expect(all(readParts(each([Buffer.alloc(9, 200)])))).rejects.toThrow('Not a part');
	});
});
