import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { decryptBackup, encryptBackup } from './encryption.ts';

const KEY = randomBytes(32);

async function* each(pieces: readonly Uint8Array[]): AsyncGenerator<Buffer> {
	for (const piece of pieces) yield Buffer.from(piece);
}

async function all(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
	const pieces: Buffer[] = [];
	for await (const piece of bytes) pieces.push(piece);
	return Buffer.concat(pieces);
}

const encrypt = (plain: Uint8Array) => all(encryptBackup(each([plain]), KEY));
const decrypt = (bytes: Uint8Array, key: Buffer | null = KEY) => all(decryptBackup(each([bytes]), key));

describe('an encrypted backup', () => {
	test('is read as it was written, in whatever pieces its file comes, and never written alike twice', async () => {
		const sizes = fc.constantFrom(0, 1, 65_535, 65_536, 65_537, 131_072, 200_000);
		const piece = fc.integer({ min: 1, max: 70_000 });
		await fc.assert(
			fc.asyncProperty(sizes, piece, async (size, length) => {
				const plain = randomBytes(size);
				const file = await encrypt(plain);
				expect(file.equals(await encrypt(plain))).toBe(false);
				const count = Math.ceil(file.length / length);
				const pieces = Array.from({ length: count }, (_, at) =>
					file.subarray(at * length, (at + 1) * length),
				);
				expect((await all(decryptBackup(each(pieces), KEY))).equals(plain)).toBe(true);
			}),
			{ numRuns: 30 },
		);
	});

	test('tells who has no key, or another one', async () => {
		const file = await encrypt(Buffer.from('accounts'));
		expect(file.includes('accounts')).toBe(false);
		await expect(decrypt(file, null)).rejects.toThrow(/задайте BACKUP_KEY/);
		await expect(decrypt(file, randomBytes(32))).rejects.toThrow(/BACKUP_KEY другой/);
	});

	test('is refused when a byte is changed, a chunk is cut off, or two have changed places', async () => {
		const file = await encrypt(randomBytes(200_000));
		const head = file.length - (200_000 + 4 * 16);
		const chunk = 65_536 + 16;
		const changed = Buffer.from(file);
		changed.writeUInt8(changed.readUInt8(head + 70_000) ^ 1, head + 70_000);
		const [first, second] = [0, 1].map((at) => file.subarray(head + at * chunk, head + (at + 1) * chunk));
		const turned = Buffer.concat([
			...[file.subarray(0, head), second as Buffer, first as Buffer],
			file.subarray(head + 2 * chunk),
		]);
		for (const broken of [changed, turned, file.subarray(0, head + 2 * chunk), file.subarray(0, -1)]) {
			await expect(decrypt(broken)).rejects.toThrow(StartError);
		}
	});

	test('need not be one: a file of before is read as it is, with a key too', async () => {
		for (const plain of [Buffer.alloc(0), Buffer.from('short'), randomBytes(100_000)]) {
			expect((await decrypt(plain)).equals(plain)).toBe(true);
			expect((await decrypt(plain, null)).equals(plain)).toBe(true);
		}
	});
});
