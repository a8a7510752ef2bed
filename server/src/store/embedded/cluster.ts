import { randomBytes } from 'node:crypto';
import { chown, link, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, giveTree, initdbAccount } from './account.ts';
import type { Programs } from './programs.ts';
import { run } from './run.ts';

/** The user who makes the embedded store, and its database: for starting and ending it alone. */
export const STORE_USER = 'avtosverka';

export const clusterFolder = (place: string): string => join(place, 'pg');

/**
 * Settings of the embedded store: reached by programs of this machine alone, small, never losing what it
 * confirmed. Its log goes without details and parameters, which carry VINs.
 */
function settings(durable: boolean): string {
	return `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
shared_buffers = 64MB
io_method = sync
wal_level = minimal
max_wal_senders = 0
max_wal_size = 256MB
fsync = ${durable ? 'on' : 'off'}
synchronous_commit = ${durable ? 'on' : 'off'}
timezone = 'UTC'
log_timezone = 'UTC'
log_checkpoints = off
log_error_verbosity = terse
log_min_error_statement = panic
log_parameter_max_length_on_error = 0
`;
}

/** A password of the store, made at its first start and readable by us alone. */
export async function storePassword(place: string, file = 'password'): Promise<string> {
	const path = join(place, file);
	const made = `${path}-${randomBytes(6).toString('hex')}`;
	await writeFile(made, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
	try {
		// Linking is all or nothing: of processes that start together one gives the password.
		await link(made, path).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error;
		});
	} finally {
		await rm(made);
	}
	return readFile(path, 'utf8');
}

/** Makes the database cluster unless there is one; aside and renamed, so that it is never half made. */
export async function makeCluster(
	folder: string,
	programs: Programs,
	account: Account | null,
	password: string,
	durable: boolean,
): Promise<void> {
	const cluster = clusterFolder(folder);
	if (!(await isCluster(cluster))) {
		const aside = await mkdtemp(join(folder, 'pg-'));
		const passwordFile = `${aside}.password`;
		const maker = initdbAccount(account);
		try {
			await writeFile(passwordFile, password, { mode: 0o600 });
			if (maker) await Promise.all([aside, passwordFile].map((path) => chown(path, maker.uid, maker.gid)));
			await run(programs.initdb, initArguments(aside, passwordFile), folder, maker);
			if (account) await giveTree(aside, account);
			await rename(aside, cluster).catch(async (error: unknown) => {
				// Another process was quicker, and its cluster has the same password.
				if (!(await isCluster(cluster))) throw error;
			});
		} finally {
			await Promise.all([aside, passwordFile].map((path) => rm(path, { recursive: true, force: true })));
		}
	}
	await writeFile(join(cluster, 'postgresql.conf'), settings(durable));
}

function initArguments(folder: string, passwordFile: string): string[] {
	return [
		`--pgdata=${folder}`,
		`--username=${STORE_USER}`,
		`--pwfile=${passwordFile}`,
		'--auth=scram-sha-256',
		'--encoding=UTF8',
		'--locale=C',
		'--locale-provider=icu',
		'--icu-locale=ru',
	];
}

/** Whether a folder holds a whole cluster. */
export function isCluster(folder: string): Promise<boolean> {
	return stat(join(folder, 'PG_VERSION')).then(
		() => true,
		() => false,
	);
}
