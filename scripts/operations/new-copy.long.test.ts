import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { runCommand } from './run-command.ts';

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

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
