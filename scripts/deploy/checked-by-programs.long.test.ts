import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { describe, expect, test } from 'vitest';
import { findProgram } from '../prepare/programs.js';
import { deployFiles, deployPath, deployText } from './files.ts';

/** What a program says of its words: exit code 0 and nothing to mend, or the reason. */
function run(name: string, words: readonly string[]) {
	const program = findProgram(name);
	if (!program)
		throw new Error(`${name} is not installed: scripts/prepare/deploy-tools.js tells the package`);
	const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
	return { status, said: stdout + stderr };
}

describe('the units of systemd', () => {
	test('are ones that systemd takes', async () => {
		const { path: folder, remove } = temporaryFolder();
		// The program that a unit starts is looked for: ours stands elsewhere on each machine.
		const units = await Promise.all(
			deployFiles('systemd').map(async (file) => {
				const path = join(folder, file.replace('systemd/', '').replace('@.', '@3001.'));
				await writeFile(path, deployText(file).replaceAll('/usr/bin/node', process.execPath));
				return path;
			}),
		);
		expect(run('systemd-analyze', ['verify', ...units])).toEqual({ status: 0, said: '' });
		await remove();
	});
});

describe('the rules of Prometheus', () => {
	test('are ones that Prometheus takes', () => {
		expect(run('promtool', ['check', 'rules', deployPath('observability/rules.yaml')])).toMatchObject({
			status: 0,
		});
	});

	test('wake somebody when they should', () => {
		expect(run('promtool', ['test', 'rules', deployPath('observability/rules.test.yaml')])).toMatchObject({
			status: 0,
		});
	});
});
