import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const execute = promisify(execFile);

/** What PostgreSQL's programs read of the environment; the rest holds our secrets, and is not theirs. */
const PASSED_ON = ['PATH', 'HOME', 'USER', 'TZ', 'TMPDIR', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH'];
const ON_WINDOWS = ['SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'USERPROFILE'];

function passedOn(): NodeJS.ProcessEnv {
	const names = [...PASSED_ON, ...ON_WINDOWS];
	// biome-ignore lint/style/noProcessEnv: not read as settings, but passed on
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.includes(name)));
}

/**
 * Runs one of PostgreSQL's programs to its end under the store's account; rejects with what it said when it
 * fails. `folder` must be one that the account may enter: PostgreSQL gives up in any other working folder.
 */
export async function run(
	program: string,
	args: readonly string[],
	folder: string,
	account: Account | null,
): Promise<void> {
	await execute(program, args, { cwd: folder, windowsHide: true, env: passedOn(), ...account });
}
