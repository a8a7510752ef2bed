import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { ROOT } from '../../prepare/root.js';
import { operationsPage, shellBlocksOf } from '../page-commands.ts';

/** Installs units, secrets and the command as the page says, in a folder in place of the root; gives it. */
export async function installUnits(): Promise<string> {
	const { path: folder } = temporaryFolder();
	for (const path of ['etc/systemd/system', 'usr/local/sbin'])
		await mkdir(join(folder, path), { recursive: true });
	const block = shellBlocksOf(operationsPage()).find((text) => text.includes('install -m')) ?? '';
	const lines = block.split('\n').filter((line) => !line.startsWith('systemctl'));
	const script = lines.join('\n').replaceAll(/ \/(etc|usr)\b/g, ` ${folder}/$1`);
	const { status, stderr } = spawnSync('sh', ['-ec', script], { cwd: ROOT, encoding: 'utf8' });
	if (lines.length < 6 || status !== 0 || stderr !== '') throw new Error(`${script}\n${stderr}`);
	return folder;
}
