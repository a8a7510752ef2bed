import type { QueueEvent } from '@avtosverka/registers/transport/transport';
import { Gauge, type Registry } from 'prom-client';

/** What is watched of the queues in front of suppliers and services. */
export type SupplierQueueMetrics = {
	/** A queue that is there as long as the process; several of one supplier are shown as one. */
	watchSupplierQueue(queue: QueueEvent): void;
};

/** Watches in the registers of the process. */
export function createSupplierQueueMetrics(registers: Registry[]): SupplierQueueMetrics {
	const queues: QueueEvent[] = [];
	const labelNames = ['supplier', 'state'] as const;
	const limits = new Gauge({
		name: 'avtosverka_supplier_queue_limit',
		help: 'How many calls to a supplier this process has active at most, and how many may wait: one more is overloaded.',
		labelNames,
		registers,
	});
	new Gauge({
		name: 'avtosverka_supplier_queue',
		help: 'Calls to a supplier in this process: active have a place, those that wait for its rate included; waiting have none.',
		labelNames,
		registers,
		collect() {
			this.reset();
			for (const { supplier, load } of queues) {
				const { active, waiting } = load();
				this.inc({ supplier, state: 'active' }, active);
				this.inc({ supplier, state: 'waiting' }, waiting);
			}
		},
	});
	return {
		watchSupplierQueue(queue) {
			queues.push(queue);
			limits.inc({ supplier: queue.supplier, state: 'active' }, queue.atOnce);
			limits.inc({ supplier: queue.supplier, state: 'waiting' }, queue.queue);
		},
	};
}
