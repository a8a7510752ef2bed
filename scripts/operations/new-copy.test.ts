import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { runCommand } from './run-command.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'avtosverka-copy-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a new copy of the program is installed and built as docs/operations.md says', {
	timeout: 400_000,
}, async () => {
	const copy = join(folder, 'avtosverka');
	expect(await runCommand(`git clone -q --no-hardlinks ${ROOT} ${copy}`)).toMatchObject({ code: 0 });
	const fromCache = { npm_config_prefer_offline: 'true' };
	expect(await runCommand('npm install --no-save', fromCache, copy)).toMatchObject({ code: 0 });
	expect(await runCommand('npm run build', {}, copy)).toMatchObject({ code: 0 });
	expect(existsSync(join(copy, 'web/build/client/sw.js'))).toBe(true);
});
