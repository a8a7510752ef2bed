import { setTimeout as wait } from 'node:timers/promises';

/** Whether this process has been asked to end, which a balancer learns from `/readyz`. */
export type Draining = { isDraining(): boolean };

/** `drain` begins it and resolves after `ms`, when a balancer has had time to send its requests elsewhere. */
export function createDraining(): Draining & { drain(ms: number): Promise<void> } {
	let isDraining = false;
	return {
		isDraining: () => isDraining,
		async drain(ms) {
			isDraining = true;
			if (ms > 0) await wait(ms);
		},
	};
}
