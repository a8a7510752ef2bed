import { chmod, mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayEnter, mayUse } from './account.ts';

/** An account that owns nothing here and belongs to no group of ours. */
const STRANGER = { uid: 64_999, gid: 64_999 };
const MYSELF = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

const { path, remove } = temporaryFolder();
let open: string;
let closed: string;
beforeAll(async () => {
	open = await realpath(path);
	closed = join(open, 'closed');
	await mkdir(join(closed, 'inside'), { recursive: true });
	await chmod(closed, 0o700);
});
afterAll(remove);

describe('another account', () => {
	test('may enter a folder that is open all the way', async () => {
		expect(await mayEnter(open, STRANGER)).toBe(true);
	});

	test('may not enter a closed one, nor an open one inside it', async () => {
		expect(await mayEnter(closed, STRANGER)).toBe(false);
		expect(await mayEnter(join(closed, 'inside'), STRANGER)).toBe(false);
	});

	test('may enter what is its own', async () => {
		expect(await mayEnter(join(closed, 'inside'), MYSELF)).toBe(true);
	});

	test('may do with a file what the file permits to all', async () => {
		const file = join(open, 'file');
		await writeFile(file, '');
		await chmod(file, 0o744);
		expect(await mayUse(file, STRANGER, 4)).toBe(true);
		expect(await mayUse(file, STRANGER, 5)).toBe(false);
	});
});
