import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const execute = promisify(execFile);

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
	await execute(program, args, { cwd: folder, windowsHide: true, ...account });
}
