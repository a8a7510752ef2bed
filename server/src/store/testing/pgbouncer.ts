import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@avtosverka/harness/free-port';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';

/** A pgbouncer in transaction mode before a database. */
export type Pooler = AsyncDisposable & { readonly url: string };

const EXAMPLE = fileURLToPath(new URL('../../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));
const EXAMPLE_LIMIT_MS = 15_000;
const HOST = '127.0.0.1';
/** It refuses to run as root. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/**
 * Runs the example of `deploy/` with two connections, so that everybody shares them; `limitMs` is how long a
 * question may take.
 */
export async function startPgbouncer(databaseUrl: string, limitMs = EXAMPLE_LIMIT_MS): Promise<Pooler> {
	const { path: folder, remove } = temporaryFolder();
	const users = join(folder, 'userlist.txt');
	const file = join(folder, 'pgbouncer.ini');
	const database = new URL(databaseUrl);
	const port = await freePort();
	const text = (await readFile(EXAMPLE, 'utf8'))
		.replace(
			'avtosverka = host=127.0.0.1 port=5432 dbname=avtosverka',
			`${database.pathname.slice(1)} = host=${HOST} port=${database.port}`,
		)
		.replace(`statement_timeout to ${EXAMPLE_LIMIT_MS}`, `statement_timeout to ${limitMs}`)
		.replace('listen_port = 6432', `listen_port = ${port}`)
		.replace('default_pool_size = 30', 'default_pool_size = 2')
		.replace('/etc/pgbouncer/userlist.txt', users);
	await writeFile(users, `"${database.username}" "${decodeURIComponent(database.password)}"\n`);
	await writeFile(file, text);
	if (UNPRIVILEGED) await chown(users, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
	const child = spawn(programPath(), [file], { stdio: 'ignore', ...UNPRIVILEGED });
	const exit = once(child, 'exit');
	for (let attempt = 0; attempt < 100 && !(await answers(port)); attempt++) await wait(50);
	database.port = String(port);
	return {
		url: database.href,
		async [Symbol.asyncDispose]() {
			child.kill('SIGKILL');
			await exit;
			await remove();
		},
	};
}

/** Debian's program, installed by scripts/prepare/deploy-tools.js before the tests. */
function programPath(): string {
	for (const path of ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']) {
		if (spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0) return path;
	}
	throw new Error('pgbouncer is not installed: scripts/prepare/deploy-tools.js names its package');
}

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, HOST, () => resolve(true));
		socket.on('error', () => resolve(false));
		socket.on('connect', () => socket.destroy());
	});
}
