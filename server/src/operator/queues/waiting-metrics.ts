import type { OperatorQueue } from '@avtosverka/contract/operator/queues';
import { OPERATOR_QUEUES } from '@avtosverka/contract/operator/queues';
import { Gauge, type Registry } from 'prom-client';

/** What waits, as the console shows it: only its number and its age. */
type WaitingQueues = readonly Pick<OperatorQueue, 'id' | 'count' | 'oldest_at'>[];

/** What is watched of the queues of the console. */
export type WaitingMetrics = {
	/** Has the store asked when metrics are read, once a minute at most; -1 while it is away. */
	watchWaiting(read: () => Promise<WaitingQueues>, now: () => Date): void;
};

const READ_EVERY_MS = 60_000;

/** Watches in the registers of the process. */
export function createWaitingMetrics(registers: Registry[]): WaitingMetrics {
	return {
		watchWaiting(read, now) {
			let last: { readonly at: number; readonly queues: Promise<WaitingQueues | null> } | null = null;
			/** Both gauges show what is read once a minute: some of the counts look through a whole table. */
			const readOnce = () => {
				const at = now().getTime();
				if (last === null || Math.abs(at - last.at) >= READ_EVERY_MS) {
					const queues = read().catch(() => {
						last = null;
						return null;
					});
					last = { at, queues };
				}
				return last.queues;
			};
			const watch = (name: string, help: string, shown: (queue: WaitingQueues[number]) => number) =>
				new Gauge({
					...{ name, help: `${help}, of all processes; -1 while the store is away.`, registers },
					labelNames: ['queue'],
					async collect() {
						const queues = await readOnce();
						for (const id of OPERATOR_QUEUES) {
							const queue = queues?.find((one) => one.id === id);
							this.set({ queue: id }, queue ? shown(queue) : -1);
						}
					},
				});
			watch('avtosverka_queue_waiting', 'What waits in a queue of the console', ({ count }) => count);
			watch(
				'avtosverka_queue_oldest_seconds',
				'How long the oldest in a queue of the console waits, 0 where nothing does',
				({ oldest_at: oldest }) =>
					oldest === null ? 0 : Math.max(0, (now().getTime() - Date.parse(oldest)) / 1000),
			);
		},
	};
}
