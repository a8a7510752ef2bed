import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { StartError } from '../../start-error.ts';

/** What an encrypted file begins with; then comes the salt of its key, and chunk after chunk. */
const MAGIC = Buffer.from('avtosverka backup, aes-256-gcm 1\n');
const SALT_BYTES = 32;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

const NEEDS_KEY = 'Копия зашифрована: задайте BACKUP_KEY, с которым её делали.';
const OTHER_KEY = 'Копия не расшифровывается: BACKUP_KEY другой, или файл повреждён.';

/** A key of one file alone, so that its nonces may simply count. */
function keyOf(backupKey: Buffer, salt: Buffer): Buffer {
	return Buffer.from(hkdfSync('sha256', backupKey, salt, MAGIC, 32));
}

/** The number of a chunk and whether it is the last: neither order nor end can be changed unseen. */
function nonceOf(number: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(NONCE_BYTES);
	nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
	nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
	return nonce;
}

/** The bytes of a file in chunks of a fixed length, the last of them shorter or as long. */
async function* chunksOf(
	bytes: AsyncIterable<Buffer>,
	length: number,
): AsyncGenerator<{ readonly chunk: Buffer; readonly isLast: boolean }> {
	let pieces: Buffer[] = [];
	let held = 0;
	for await (const piece of bytes) {
		pieces.push(piece);
		held += piece.length;
		if (held <= length) continue;
		const together = Buffer.concat(pieces);
		let at = 0;
		for (; held - at > length; at += length) {
			yield { chunk: together.subarray(at, at + length), isLast: false };
		}
		pieces = [together.subarray(at)];
		held -= at;
	}
	yield { chunk: Buffer.concat(pieces), isLast: true };
}

/** The bytes of a backup, encrypted: AES-256-GCM in chunks, each authentic in its place. */
export async function* encryptBackup(
	bytes: AsyncIterable<Buffer>,
	backupKey: Buffer,
): AsyncGenerator<Buffer> {
	const salt = randomBytes(SALT_BYTES);
	const key = keyOf(backupKey, salt);
	yield Buffer.concat([MAGIC, salt]);
	let number = 0;
	for await (const { chunk, isLast } of chunksOf(bytes, CHUNK_BYTES)) {
		const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
		yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
		number += 1;
	}
}

/**
 * The bytes of a backup, decrypted where they are encrypted. Throws StartError without the key, with another
 * one, and for a file that was changed or cut.
 */
export async function* decryptBackup(
	bytes: AsyncIterable<Buffer>,
	backupKey: Buffer | null,
): AsyncGenerator<Buffer> {
	const pieces = bytes[Symbol.asyncIterator]();
	let head: Buffer = Buffer.alloc(0);
	while (head.length < MAGIC.length + SALT_BYTES) {
		const { done, value } = await pieces.next();
		if (done) break;
		head = Buffer.concat([head, value]);
	}
	const rest = withHead(head, pieces);
	if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return yield* rest(0);
	if (backupKey === null) throw new StartError(NEEDS_KEY);
	const key = keyOf(backupKey, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
	let number = 0;
	for await (const { chunk, isLast } of chunksOf(rest(MAGIC.length + SALT_BYTES), CHUNK_BYTES + TAG_BYTES)) {
		yield decrypted(chunk, key, nonceOf(number, isLast));
		number += 1;
	}
}

/** What was read of a file already, from a place on, and what comes after it. */
function withHead(head: Buffer, pieces: AsyncIterator<Buffer>) {
	return async function* (from: number): AsyncGenerator<Buffer> {
		yield head.subarray(from);
		yield* { [Symbol.asyncIterator]: () => pieces };
	};
}

function decrypted(chunk: Buffer, key: Buffer, nonce: Buffer): Buffer {
	if (chunk.length < TAG_BYTES) throw new StartError(OTHER_KEY);
	const body = chunk.length - TAG_BYTES;
	const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
	decipher.setAuthTag(chunk.subarray(body));
	try {
		return Buffer.concat([decipher.update(chunk.subarray(0, body)), decipher.final()]);
	} catch {
		throw new StartError(OTHER_KEY);
	}
}
