import { join } from 'node:path';
import { freePort } from '@avtosverka/harness/free-port';
import { type Daemon, startDaemon } from './daemon.ts';
import type { ClusterPlace } from './place.ts';

/** Members of etcd, of which the majority decides who is the primary. */
export type Etcd = { readonly members: readonly Daemon[]; readonly hosts: readonly string[] };

const MEMBERS = 3;

/** Starts etcd over an empty folder. */
export async function startEtcd({ folder, account, running }: ClusterPlace): Promise<Etcd> {
	const members: { name: string; client: string; peer: string; host: string }[] = [];
	for (let index = 1; index <= MEMBERS; index += 1) {
		const host = `127.0.0.1:${await freePort()}`;
		const peer = `http://127.0.0.1:${await freePort()}`;
		members.push({ name: `etcd-${index}`, host, client: `http://${host}`, peer });
	}
	const cluster = members.map(({ name, peer }) => `${name}=${peer}`).join(',');
	const daemons = members.map(({ name, client, peer }) => {
		const flags = {
			name,
			'data-dir': join(folder, name),
			'listen-client-urls': client,
			'advertise-client-urls': client,
			'listen-peer-urls': peer,
			'initial-advertise-peer-urls': peer,
			'initial-cluster': cluster,
		};
		const words = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
		const daemon = startDaemon({ program: 'etcd', words, log: join(folder, `${name}.log`), account });
		running.defer(() => daemon.kill());
		return daemon;
	});
	return { members: daemons, hosts: members.map(({ host }) => host) };
}
