import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { makeFolder } from '../../make-folder.ts';
import { decryptBackup, encryptBackup } from './encryption.ts';
import { type BackupPart, readParts, writeParts } from './parts.ts';

const NAME = /^avtosverka-[\d-]+T[\d-]+Z\.backup$/;

/**
 * Writes a backup aside and renames it: a file of its name is complete. Encrypted where there is a key.
 * Resolves to its path.
 */
export async function writeBackup(
	folder: string,
	at: Date,
	parts: AsyncIterable<BackupPart>,
	backupKey: Buffer | null,
): Promise<string> {
	await makeFolder(folder, 0o700);
	const stamp = at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
	const path = join(folder, `avtosverka-${stamp}.backup`);
	const draft = `${path}.${process.pid}.part`;
	const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
	try {
		const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
		const plain = Readable.from(writeParts(parts));
		if (backupKey === null) await pipeline(plain, compress, file);
		else await pipeline(plain, compress, (bytes) => encryptBackup(bytes, backupKey), file);
		await rename(draft, path);
		return path;
	} finally {
		await rm(draft, { force: true });
	}
}

/** The parts of a backup; rejects while it is read where it is damaged or encrypted with another key. */
export async function* readBackup(path: string, backupKey: Buffer | null): AsyncGenerator<BackupPart> {
	const file = createReadStream(path);
	const plain = createZstdDecompress();
	const reading = pipeline(file, (bytes) => decryptBackup(bytes, backupKey), plain);
	reading.catch(() => {});
	yield* readParts(plain);
	await reading;
}

/** The newest backup of a folder; null without one. */
export async function newestBackup(folder: string): Promise<string | null> {
	const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
	const newest = names.at(-1);
	return newest === undefined ? null : join(folder, newest);
}
