import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';

/** The account that Debian's PostgreSQL works under: our own where we are not root. */
export type PostgresAccount = { readonly name: string; readonly uid: number; readonly gid: number };

/** Throws where Debian's package `postgresql` is missing, of which the account is a part. */
export function postgresAccount(): PostgresAccount {
	const own = process.getuid?.() ?? 0;
	const lines = readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.map((line) => line.split(':'));
	const found = lines.find(([name, , uid]) => (own === 0 ? name === 'postgres' : uid === String(own)));
	if (!found) throw new Error('no account of PostgreSQL: scripts/prepare/deploy-tools.js tells the package');

	const [name = '', , uid, gid] = found;
	return { name, uid: Number(uid), gid: Number(gid) };
}

/** Runs a line of a shell under that account, the newest PostgreSQL's programs first; throws what it said. */
export function runAsPostgres(
	{ uid, gid }: PostgresAccount,
	line: string,
	env: Record<string, string> = {},
): string {
	const [version = ''] = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one));
	const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
		encoding: 'utf8',
		cwd: '/tmp',
		// Nothing else of a test runs meanwhile, its own patience neither.
		timeout: 60_000,
		env: { PATH: `${join(VERSIONS, version, 'bin')}:/usr/bin:/bin`, LANG: 'C.UTF-8', ...env },
		...(process.getuid?.() === 0 && { uid, gid }),
	});
	if (status !== 0) throw new Error(`${line}: ${stdout}${stderr}`);
	return stdout.trim();
}
