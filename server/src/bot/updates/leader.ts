import { pause } from '@avtosverka/registers/async/pause';
import type { Lease } from '../../store/lease.ts';
import type { Timing } from './timing.ts';

export type LeaderOptions = {
	readonly lease: Lease;
	/** What the lease is called, the same in all processes. */
	readonly name: string;
	/** This process, unlike all others. */
	readonly leaseOwner: string;
	readonly timing: Pick<Timing, 'leaseMs' | 'renewMs' | 'standbyMs'>;
};

/**
 * Does `work` in one process of all: in this one while it has the lease. The signal given to `work` says that
 * the lease is lost, or may be because the store is silent; resolves after `ended`, when the work is over and
 * the lease given back.
 */
export async function workAlone(
	options: LeaderOptions,
	work: (signal: AbortSignal) => Promise<void>,
	ended: AbortSignal,
): Promise<void> {
	const { lease, name, leaseOwner, timing } = options;

	/** Milliseconds that are left of the lease; 0 when another one has it, null when the store did not say. */
	async function take(): Promise<number | null> {
		const startedAt = performance.now();
		const taken = await lease.take(name, leaseOwner, timing.leaseMs).catch(() => null);
		return taken === null ? null : taken ? timing.leaseMs - (performance.now() - startedAt) : 0;
	}

	while (!ended.aborted) {
		const left = await take();
		if (left !== null && left > 0) await workWhileHeld(left);
		await pause(timing.standbyMs, ended);
	}
	await lease.release(name, leaseOwner).catch(() => {});

	async function workWhileHeld(left: number): Promise<void> {
		const lost = new AbortController();
		const signal = AbortSignal.any([ended, lost.signal]);
		let deadline = setTimeout(() => lost.abort(), left);
		const renewing = renew();
		await work(signal).finally(() => lost.abort());
		clearTimeout(deadline);
		// A renewal on its way would take the lease again after it was given back.
		if (ended.aborted) await renewing;

		async function renew(): Promise<void> {
			for (;;) {
				await pause(timing.renewMs, signal);
				if (signal.aborted) return;
				const more = await take();
				if (more === 0) lost.abort();
				if (more === null || more <= 0 || signal.aborted) continue;
				clearTimeout(deadline);
				deadline = setTimeout(() => lost.abort(), more);
			}
		}
	}
}
