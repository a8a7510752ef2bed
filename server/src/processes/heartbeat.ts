import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Build } from '../config/build.ts';
import type { SupplierCalls } from '../store/schema/running-process.ts';
import type { Store } from '../store/store.ts';
import { beat, forgetProcess } from './store.ts';

const BEAT_EVERY_MS = 15_000;

export type HeartbeatOptions = {
	readonly role: 'server' | 'worker';
	readonly build: Build;
	/** What it has seen of suppliers, asked for at each beat. */
	readonly supplierCalls: () => Promise<ReadonlyMap<SupplierId, SupplierCalls>>;
	readonly everyMs?: number;
};

/** A process among the others of its installation. */
export type Heartbeat = {
	/** How many processes ran at the last beat that the store took, this one included; at least 1. */
	processes(): number;
	/** Takes this process away. Never rejects. */
	end(): Promise<void>;
};

/** Tells all others that this process runs, what it is and what it sees of suppliers. Never rejects. */
export async function startHeartbeat(
	store: Pick<Store, 'db'>,
	{ role, build, supplierCalls, everyMs = BEAT_EVERY_MS }: HeartbeatOptions,
): Promise<Heartbeat> {
	const { version, commit: revision } = build;
	const process = { id: randomUUID(), role, host: hostname(), version, revision };
	let processes = 1;
	let last = Promise.resolve();
	const tell = async () => {
		const calls = Object.fromEntries(await supplierCalls());
		processes = Math.max(1, await beat(store, { ...process, calls }));
	};
	const next = () => {
		last = tell().catch(() => {});
		return last;
	};
	await next();
	const timer = setInterval(() => void next(), everyMs);
	timer.unref();
	return {
		processes: () => processes,
		async end() {
			clearInterval(timer);
			// A beat that is under way would bring the row back.
			await last;
			await forgetProcess(store, process.id).catch(() => {});
		},
	};
}
