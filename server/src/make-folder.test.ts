import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, describe, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const { path: root, remove } = temporaryFolder();
afterAll(remove);

describe('making a folder', () => {
	test('makes those above it too, and gives only itself the mode', async () => {
		await makeFolder(join(root, 'a', 'b', 'c'), 0o700);

		expect((await stat(join(root, 'a', 'b', 'c'))).mode & 0o777).toBe(0o700);
		expect((await stat(join(root, 'a', 'b'))).mode & 0o077).not.toBe(0);
	});

	test('is content with one that is there', async () => {
		await makeFolder(join(root, 'there'));

		await expect(makeFolder(join(root, 'there'))).resolves.toBeUndefined();
	});

	test('rejects under a file, and where a file has the name', async () => {
		await writeFile(join(root, 'file'), '');

		await expect(makeFolder(join(root, 'file'))).rejects.toThrow('EEXIST');
		await expect(makeFolder(join(root, 'file', 'inside'))).rejects.toThrow('ENOTDIR');
	});

	test.runIf(process.platform === 'linux')('rejects in /proc, which takes no folders', async () => {
		await expect(makeFolder('/proc/avtosverka/data')).rejects.toThrow('ENOENT');
	});
});
