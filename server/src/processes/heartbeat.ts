import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Build } from '../config/build.ts';
import type { Clock } from '../deps.ts';
import type { SeenCalls } from '../store/schema/running-process.ts';
import type { Store } from '../store/store.ts';
import { beat, forgetProcess, type RunningProcess } from './store.ts';

const BEAT_EVERY_MS = 15_000;

export type HeartbeatOptions = {
	readonly role: 'server' | 'worker';
	readonly build: Build;
	/** The newest migration that this program knows. */
	readonly migration: string | null;
	readonly clock: Clock;
	/** What it sees of suppliers, asked for at each beat. */
	readonly recentCalls: () => SeenCalls;
	readonly everyMs?: number;
};

/** A process among the others of its installation. */
export type Heartbeat = {
	/** How many processes ran at the last beat that the store took, this one included; at least 1. */
	processes(): number;
	/** This process as it is now, which it knows also while the store is away. */
	own(): RunningProcess;
	/** Takes this process away. Never rejects. */
	end(): Promise<void>;
};

/** Tells all others that this process runs, what it is and what it sees of suppliers. Never rejects. */
export async function startHeartbeat(
	store: Pick<Store, 'db'>,
	{ role, build, migration, clock, recentCalls, everyMs = BEAT_EVERY_MS }: HeartbeatOptions,
): Promise<Heartbeat> {
	const { version, commit: revision } = build;
	const startedAt = clock.now();
	const identity = { id: randomUUID(), role, host: hostname(), version, revision, migration };
	const own = () => ({ ...identity, startedAt, seenAt: clock.now(), recent: recentCalls() });
	let processes = 1;
	let last = Promise.resolve();
	const tell = async () => {
		processes = Math.max(1, await beat(store, own()));
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
		own,
		async end() {
			clearInterval(timer);
			// A beat that is under way would bring the row back.
			await last;
			await forgetProcess(store, identity.id).catch(() => {});
		},
	};
}
