import { Gauge, type Registry } from 'prom-client';
import type { ProcessCount } from './store.ts';

/** What is watched of the processes of an installation. */
export type ProcessMetrics = { watchProcesses(count: () => Promise<readonly ProcessCount[]>): void };

const ROLES = ['server', 'worker'] as const;
const STATES = ['seen', 'silent'] as const;

/** Watches in the registers of the process. */
export function createProcessMetrics(registers: Registry[]): ProcessMetrics {
	return {
		watchProcesses(count) {
			new Gauge({
				name: 'avtosverka_processes',
				help: 'Processes of the installation by their heartbeats: seen within a minute, or silent for up to an hour without having ended; -1 while the store is away.',
				labelNames: ['role', 'state'],
				registers,
				async collect() {
					const counts = await count().catch(() => null);
					for (const role of ROLES) {
						for (const state of STATES) {
							const known = counts?.find((one) => one.role === role)?.[state] ?? 0;
							this.set({ role, state }, counts === null ? -1 : known);
						}
					}
				},
			});
		},
	};
}
