import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyDatabase } from '@avtosverka/server/store/testing/test-database';
import { expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { runCommand } from './run-command.ts';
import { installUnits } from './testing/installed.ts';

/** Changes a file in place. */
async function edit(path: string, change: (text: string) => string): Promise<void> {
	await writeFile(path, change(await readFile(path, 'utf8')));
}

test('a command on a machine with units works with their settings and secrets', {
	timeout: 180_000,
}, async () => {
	const folder = await installUnits();
	await using store = await emptyDatabase();
	const etc = join(folder, 'etc/avtosverka');
	await edit(join(etc, 'settings.env'), (text) =>
		text
			.replace(/^(?:APP_SECRET|DATA_KEYS)=\n/gm, '')
			.replace(/^(DATABASE_URL)=.*$/m, `$1=${store.url}`)
			.replace(/^(SUPPLIER_GOST_URL)=$/m, '$1=https://gost.example'),
	);
	const command = join(folder, 'usr/local/sbin/avtosverka');
	await edit(command, (text) =>
		text
			.replaceAll('/etc/avtosverka', etc)
			.replaceAll('/srv/avtosverka', ROOT)
			.replaceAll('/usr/bin/node', process.execPath),
	);
	const run = (line: string) => runCommand(line.replace('avtosverka', command));
	expect(await run('avtosverka migrate')).toEqual({ code: 0, text: expect.stringContaining('готово') });
	expect(await run('avtosverka payments -- check')).toEqual({ code: 0, text: expect.stringMatching(/./) });
	// The exit code, and the arguments after two dashes, are passed on.
	expect(await run('avtosverka restore -- --open --recovered')).toEqual({
		code: 1,
		text: expect.stringMatching(/^Восстановление:/),
	});
	await rm(folder, { recursive: true });
});
