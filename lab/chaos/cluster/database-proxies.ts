import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@avtosverka/harness/free-port';
import { startDaemon } from './daemon.ts';
import type { DatabaseNode } from './database.ts';
import type { ClusterPlace } from './place.ts';

/** Ports of what stands before the databases. */
export type DatabaseProxies = {
	/** Leads to the primary, whichever it is. */
	readonly primaryPort: number;
	/** Leads to a standby, as docs/operations.md has it. */
	readonly standbyPort: number;
	/** pgbouncer before that. */
	readonly poolPort: number;
};

/** HAProxy takes every database for a primary until its first checks have failed. */
const CHECKED_WITHIN_MS = 5_000;
const LISTENS_WITHIN_MS = 10_000;

/** Starts HAProxy, which asks Patroni who is the primary, and pgbouncer before it. */
export async function startDatabaseProxies(
	{ folder, account, running }: ClusterPlace,
	databases: readonly DatabaseNode[],
	password: string,
): Promise<DatabaseProxies> {
	const ports = {
		primaryPort: await freePort(),
		standbyPort: await freePort(),
		poolPort: await freePort(),
	};
	const file = (name: string) => join(folder, name);
	await writeFile(file('users'), `"postgres" "${password}"\n`);
	await writeFile(file('haproxy.cfg'), haproxySettings(ports, databases));
	await writeFile(file('pgbouncer.ini'), pgbouncerSettings(folder, ports));
	for (const [program, words] of [
		['haproxy', ['-db', '-f', file('haproxy.cfg')]],
		['pgbouncer', [file('pgbouncer.ini')]],
	] as const) {
		const daemon = startDaemon({ program, words, log: file(`${program}.log`), account });
		running.defer(() => daemon.kill());
	}
	await Promise.all([ports.primaryPort, ports.poolPort].map((port) => untilListening(port, folder)));
	await pause(CHECKED_WITHIN_MS);
	return ports;
}

async function untilListening(port: number, folder: string): Promise<void> {
	const deadline = Date.now() + LISTENS_WITHIN_MS;
	while (Date.now() < deadline) {
		const socket = connect(port, '127.0.0.1');
		const isOpen = await once(socket, 'connect').then(
			() => true,
			() => false,
		);
		socket.destroy();
		if (isOpen) return;
		await pause(100);
	}
	const logs = ['haproxy', 'pgbouncer'].map((name) =>
		readFile(join(folder, `${name}.log`), 'utf8').catch(() => ''),
	);
	throw new Error(`a proxy does not listen:\n${(await Promise.all(logs)).join('')}`);
}

function haproxySettings(
	{ primaryPort, standbyPort }: DatabaseProxies,
	databases: readonly DatabaseNode[],
): string {
	const members = databases.map(
		({ name, port, restPort }) => `\tserver ${name} 127.0.0.1:${port} check port ${restPort}`,
	);
	return `defaults
	timeout connect 2s
	timeout check 3s

listen primary
	mode tcp
	bind 127.0.0.1:${primaryPort}
	timeout client 1h
	timeout server 1h
	option httpchk GET /primary
	default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.join('\n')}

listen standby
	mode tcp
	bind 127.0.0.1:${standbyPort}
	timeout client 1h
	timeout server 1h
	balance source
	option httpchk GET /replica
	default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.join('\n')}
`;
}

function pgbouncerSettings(folder: string, { primaryPort, poolPort }: DatabaseProxies): string {
	const target = `host=127.0.0.1 port=${primaryPort} dbname=postgres`;
	return `[databases]
avtosverka = ${target} connect_query='set statement_timeout to 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolPort}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
max_client_conn = 500
default_pool_size = 30
query_wait_timeout = 25
server_login_retry = 1
`;
}
