import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@avtosverka/harness/free-port';
import { signalPostgres } from '@avtosverka/harness/signal-postgres';
import { type Daemon, startDaemon } from './daemon.ts';
import type { ClusterPlace } from './place.ts';

/** One PostgreSQL with the Patroni that looks after it. */
export type DatabaseNode = {
	readonly name: string;
	readonly port: number;
	/** Where Patroni says what the node is. */
	readonly restPort: number;
	/** Both the PostgreSQL and its Patroni, as when a machine loses its power. */
	kill(): Promise<void>;
	start(): void;
	/** Both, with every process of PostgreSQL. */
	signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
};

const NODES = 3;
const BINARIES = '/usr/lib/postgresql';
/** The shortest lease that Patroni takes: a primary that died is replaced after it at the latest. */
const LEASE = { ttl: 20, loop_wait: 2, retry_timeout: 5 };
const READY_WITHIN_MS = 90_000;

/** Starts PostgreSQL and waits until one is the primary and both others follow it. */
export async function startDatabases(
	place: ClusterPlace,
	etcdHosts: readonly string[],
	password: string,
): Promise<readonly DatabaseNode[]> {
	const version = (await readdir(BINARIES)).sort((one, other) => Number(other) - Number(one))[0];
	const binaries = join(BINARIES, version ?? '', 'bin');
	const nodes: DatabaseNode[] = [];
	for (let index = 1; index <= NODES; index += 1) {
		const node = await startNode(place, `pg-${index}`, { etcdHosts, password, binaries });
		place.running.defer(() => node.kill());
		nodes.push(node);
	}
	await untilReplicated(nodes);
	return nodes;
}

/** The node that takes writes now; waits for one. */
export async function findPrimary(nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
	const deadline = Date.now() + READY_WITHIN_MS;
	while (Date.now() < deadline) {
		for (const node of nodes) if (await says(node, 'primary')) return node;
		await pause(500);
	}
	throw new Error('no primary in time');
}

/** Waits until every node is there and one may take the primary's place without losing anything. */
export async function untilReplicated(nodes: readonly DatabaseNode[]): Promise<void> {
	const deadline = Date.now() + READY_WITHIN_MS;
	while (Date.now() < deadline) {
		const roles = await Promise.all(
			nodes.map(async (node) => ({
				isPrimary: await says(node, 'primary'),
				isSynchronous: await says(node, 'synchronous'),
				isReplica: await says(node, 'replica'),
			})),
		);
		const isComplete = roles.every(({ isPrimary, isReplica }) => isPrimary || isReplica);
		if (isComplete && roles.some(({ isSynchronous }) => isSynchronous)) return;
		await pause(500);
	}
	throw new Error('the databases do not follow a primary in time');
}

async function says({ restPort }: DatabaseNode, role: string): Promise<boolean> {
	const url = `http://127.0.0.1:${restPort}/${role}`;
	return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
		({ ok }) => ok,
		() => false,
	);
}

type NodeOptions = {
	readonly etcdHosts: readonly string[];
	readonly password: string;
	readonly binaries: string;
};

async function startNode(
	{ folder, account }: ClusterPlace,
	name: string,
	{ etcdHosts, password, binaries }: NodeOptions,
): Promise<DatabaseNode> {
	const [port, restPort] = [await freePort(), await freePort()];
	const data = join(folder, name);
	const address = { listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` };
	const settings = {
		scope: 'avtosverka',
		name,
		restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
		etcd3: { hosts: etcdHosts },
		bootstrap: {
			dcs: { ...LEASE, synchronous_mode: true, postgresql: { use_pg_rewind: true } },
			initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
			pg_hba: ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 scram-sha-256`),
		},
		postgresql: {
			...address,
			data_dir: data,
			bin_dir: binaries,
			pgpass: join(folder, `${name}.pgpass`),
			authentication: {
				superuser: { username: 'postgres', password },
				replication: { username: 'replicator', password },
			},
			parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
		},
	};
	// Patroni reads YAML, of which JSON is a part.
	const file = join(folder, `${name}.yaml`);
	await writeFile(file, JSON.stringify(settings));
	const log = join(folder, `${name}.log`);
	const patroni = startDaemon({ program: 'patroni', words: [file], log, account });
	return {
		name,
		port,
		restPort,
		kill: () => killNode(patroni, data),
		start: () => patroni.start(),
		async signal(signal) {
			patroni.signal(signal);
			await signalPostgres(data, signal);
		},
	};
}

/** PostgreSQL outlives its Patroni, so each is killed; Patroni first, or it would restart the other. */
async function killNode(patroni: Daemon, data: string): Promise<void> {
	await patroni.kill();
	await signalPostgres(data, 'SIGKILL');
}
