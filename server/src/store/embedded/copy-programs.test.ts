import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyPrograms } from './copy-programs.ts';

const { path: folder, remove } = temporaryFolder();
beforeAll(async () => {
	await mkdir(join(folder, 'native'));
	await writeFile(join(folder, 'native', 'postgres'), 'a program', { mode: 0o700 });
	await chmod(join(folder, 'native'), 0o700);
});
afterAll(remove);

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('programs are copied for every account, once, and the folder around them is made', async () => {
	const around = join(folder, 'state', 'avtosverka');
	const copy = join(around, 'bin-1');
	const complete = vi.fn(async () => {});
	const copyThem = () => copyPrograms(join(folder, 'native'), copy, complete);
	await Promise.all([copyThem(), copyThem()]);
	await copyThem();
	expect(await readFile(join(copy, 'postgres'), 'utf8')).toBe('a program');
	expect(await Promise.all([around, copy, join(copy, 'postgres')].map(modeOf))).toEqual([
		'755',
		'755',
		'755',
	]);
	expect(await readdir(around)).toEqual(['bin-1']);
	expect(complete.mock.calls.length).toBeLessThanOrEqual(2);
});
