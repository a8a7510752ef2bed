import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeLaterVersion, type TrialMigration } from './later-version.ts';

const FIRST_NUMBER = 9001;

/**
 * Each call makes a version with one migration more and migrates the store by that version's own command,
 * while the processes of the versions before it go on. Rejects where the command fails.
 * @param env the settings of the cluster's processes
 */
export function createMigrations(
	folder: string,
	env: Readonly<Record<string, string>>,
): () => Promise<string> {
	const migrations: TrialMigration[] = [];
	return async () => {
		const number = FIRST_NUMBER + migrations.length;
		// What an older version does not ask for: decision 41 holds migrations to it.
		const text = `alter table payment_order add column trial_${number} integer;\n`;
		migrations.push({ name: `${number}_trial`, text });
		const program = join(folder, `version-${number}`);
		await mkdir(program);
		await makeLaterVersion(program, migrations);
		await promisify(execFile)(process.execPath, ['scripts/migrate.ts'], {
			cwd: program,
			env: { PATH: process.env.PATH ?? '', ...env },
		});
		return program;
	};
}
