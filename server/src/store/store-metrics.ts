import { Gauge, type Registry } from 'prom-client';
import { STORE_STATES, type Store } from './store.ts';

/** What is watched of the store. */
export type StoreMetrics = { watchStore(store: Pick<Store, 'state' | 'takesMoney' | 'connections'>): void };

/** Watches a pool of this process under that name. */
export function watchConnections(
	name: `avtosverka_${string}_connections`,
	connections: Store['connections'],
	registers: Registry[],
): void {
	new Gauge({
		name,
		help: 'Connections of the pool of this process: used and idle; waiting are questions that have none.',
		labelNames: ['state'],
		registers,
		collect() {
			for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
		},
	});
}

/** Watches in the registers of the process. */
export function createStoreMetrics(registers: Registry[]): StoreMetrics {
	return {
		watchStore(store) {
			new Gauge({
				name: 'avtosverka_store_state',
				help: '1 for the state in which this process sees the store: works, read-only or away; else 0.',
				labelNames: ['state'],
				registers,
				collect() {
					const now = store.state();
					for (const state of STORE_STATES) this.set({ state }, state === now ? 1 : 0);
				},
			});
			new Gauge({
				name: 'avtosverka_store_takes_money',
				help: '0 where money has to stand on a second server too and does not, by the settings and as the store was seen last; else 1.',
				registers,
				collect() {
					this.set(store.takesMoney() ? 1 : 0);
				},
			});
			watchConnections('avtosverka_store_connections', () => store.connections(), registers);
		},
	};
}
