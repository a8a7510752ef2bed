import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@avtosverka/harness/free-port';
import { startDaemon } from './daemon.ts';
import type { DatabaseNode } from './database.ts';
import type { ClusterPlace } from './place.ts';

/** What stands before servers and databases. */
export type Proxies = {
	/** The one address of all servers. */
	readonly sitePort: number;
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
const SERVES_WITHIN_MS = 60_000;
const SHIPPED = new URL('../../../deploy/proxies/haproxy.cfg', import.meta.url);

export type ProxiedNodes = {
	readonly serverPorts: readonly number[];
	readonly databases: readonly DatabaseNode[];
	readonly password: string;
};

/** Starts HAProxy, as `deploy/` has it for the site, and pgbouncer. */
export async function startProxies(place: ClusterPlace, nodes: ProxiedNodes): Promise<Proxies> {
	const ports = {
		sitePort: await freePort(),
		primaryPort: await freePort(),
		standbyPort: await freePort(),
		poolPort: await freePort(),
	};
	const { folder, account, running } = place;
	const shipped = await readFile(SHIPPED, 'utf8');
	const settings = {
		haproxy: haproxySettings(shipped, ports, nodes),
		pgbouncer: pgbouncerSettings(folder, ports),
	};
	const file = (name: string) => join(folder, name);
	await writeFile(file('users'), `"postgres" "${nodes.password}"\n`);
	await writeFile(file('haproxy.cfg'), settings.haproxy);
	await writeFile(file('pgbouncer.ini'), settings.pgbouncer);
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

/** Waits until HAProxy, whose checks come now and then, has found a server that is up. */
export async function untilServed(siteUrl: string): Promise<void> {
	const deadline = Date.now() + SERVES_WITHIN_MS;
	while (Date.now() < deadline) {
		const isServed = await fetch(`${siteUrl}/faq`, { method: 'HEAD' }).then(
			({ ok }) => ok,
			() => false,
		);
		if (isServed) return;
		await pause(200);
	}
	throw new Error('HAProxy has found no server');
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
	shipped: string,
	{ sitePort, primaryPort, standbyPort }: Proxies,
	{ serverPorts, databases }: ProxiedNodes,
): string {
	const site = shipped
		// A kept connection that ends between two requests is the browser's to try again; ours do not.
		.replace(/bind :443 .*/, `bind 127.0.0.1:${sitePort}\n\toption httpclose`)
		.replace(/\tserver node-[\s\S]*$/, '');
	const servers = serverPorts.map((port, index) => `\tserver node-${index + 1} 127.0.0.1:${port}`);
	const members = databases.map(
		({ name, port, restPort }) => `\tserver ${name} 127.0.0.1:${port} check port ${restPort}`,
	);
	return `${site}${servers.join('\n')}

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

function pgbouncerSettings(folder: string, { primaryPort, poolPort }: Proxies): string {
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
