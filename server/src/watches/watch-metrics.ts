import { Counter, Gauge, type Registry } from 'prom-client';

/** Where a notice is told, and what an attempt came to. */
export type NoticePlace = 'chat' | 'telegram' | 'mail';
export type NoticeOutcome = 'sent' | 'closed' | 'retried' | 'given-up';

/** Watches of all processes, as the store counts them. */
export type WatchCounts = { readonly cars: number; readonly overdue: number; readonly notices: number };

/** What is counted of watches. */
export type WatchMetrics = {
	lookStored(news: 'changed' | 'same'): void;
	noticeTried(place: NoticePlace, outcome: NoticeOutcome): void;
	/** Has the store counted whenever metrics are read; -1 while it is away. */
	countWatches(count: () => Promise<WatchCounts>): void;
};

const GAUGES: Readonly<Record<keyof WatchCounts, readonly [name: string, help: string]>> = {
	cars: ['avtosverka_watched_cars', 'Cars that are watched now'],
	overdue: ['avtosverka_watch_looks_overdue', 'Looks that are due for more than an hour'],
	notices: ['avtosverka_watch_notices_waiting', 'Notices that are not sent yet, those of the night included'],
};

/** Counts and watches them in the registers of the process. */
export function createWatchMetrics(registers: Registry[]): WatchMetrics {
	const looks = new Counter({
		name: 'avtosverka_watch_looks_total',
		help: 'Looks at watched cars that are stored, by whether they found something to tell.',
		labelNames: ['news'],
		registers,
	});
	const notices = new Counter({
		name: 'avtosverka_watch_notices_total',
		help: 'Attempts to tell a notice by where and by what came of them; mail counts when the outbox has it.',
		labelNames: ['place', 'outcome'],
		registers,
	});
	return {
		lookStored: (news) => looks.inc({ news }),
		noticeTried: (place, outcome) => notices.inc({ place, outcome }),
		countWatches(count) {
			for (const [what, [name, help]] of Object.entries(GAUGES)) {
				new Gauge({
					name,
					help: `${help}, of all processes; -1 while the store is away.`,
					registers,
					async collect() {
						const counts = await count().catch(() => null);
						this.set(counts?.[what as keyof WatchCounts] ?? -1);
					},
				});
			}
		},
	};
}
