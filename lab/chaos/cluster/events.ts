import { setTimeout as pause } from 'node:timers/promises';
import { findPrimary, untilReplicated } from './database.ts';
import type { ClusterSite } from './site.ts';

/** Something that befalls the cluster; resolves once everything stands again. */
export type ClusterEvent = {
	readonly name: string;
	befall(site: ClusterSite, turn: number): Promise<void>;
};

const PAUSE_MS = 20_000;
const DOWN_MS = 5_000;

/** In the order in which a run goes through them, again and again. */
export const EVENTS: readonly ClusterEvent[] = [
	{
		name: 'primary killed',
		async befall({ databases }) {
			const primary = await findPrimary(databases);
			await primary.kill();
			await findPrimary(databases.filter((node) => node !== primary));
			primary.start();
			await untilReplicated(databases);
		},
	},
	{
		name: 'etcd member killed',
		async befall({ etcd }, turn) {
			const member = pickOne(etcd, turn);
			await member.kill();
			await pause(DOWN_MS);
			member.start();
			await pause(DOWN_MS);
		},
	},
	{ name: 'server killed', befall: ({ servers }, turn) => killOne(servers, turn) },
	{ name: 'worker killed', befall: ({ workers }, turn) => killOne(workers, turn) },
	{
		name: 'new version, migrated and rolled',
		async befall({ servers, workers, migrateToLater }) {
			const program = await migrateToLater();
			for (const process of [...servers, ...workers]) {
				await process.restart(program);
				await process.up();
				await pause(DOWN_MS);
			}
		},
	},
	{
		name: 'primary paused 20 s',
		async befall({ databases }) {
			const primary = await findPrimary(databases);
			await paused((name) => primary.signal(name));
			await untilReplicated(databases);
		},
	},
	{ name: 'etcd member paused 20 s', befall: ({ etcd }, turn) => pauseOne(etcd, turn) },
	{ name: 'server paused 20 s', befall: ({ servers }, turn) => pauseOne(servers, turn) },
	{ name: 'worker paused 20 s', befall: ({ workers }, turn) => pauseOne(workers, turn) },
];

function pickOne<Item>(items: readonly Item[], turn: number): Item {
	return items[turn % items.length] as Item;
}

type Killable = { killAndStart(): Promise<void>; up(): Promise<void> };

async function killOne(processes: readonly Killable[], turn: number): Promise<void> {
	const process = pickOne(processes, turn);
	await process.killAndStart();
	await process.up();
	await pause(DOWN_MS);
}

type Pausable = { signal(name: 'SIGSTOP' | 'SIGCONT'): unknown };

async function pauseOne(processes: readonly Pausable[], turn: number): Promise<void> {
	const process = pickOne(processes, turn);
	await paused((name) => process.signal(name));
	await pause(DOWN_MS);
}

async function paused(signal: Pausable['signal']): Promise<void> {
	await signal('SIGSTOP');
	await pause(PAUSE_MS);
	await signal('SIGCONT');
}
