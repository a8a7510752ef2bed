import { WATCH_CHANNEL_KINDS } from '@avtosverka/contract/watches';
import { Counter, Gauge, type Registry } from 'prom-client';
import { countFromZero } from '../count-from-zero.ts';

/** Where a notice is sent, and what an attempt came to. */
const NOTICE_PLACES = ['chat', ...WATCH_CHANNEL_KINDS] as const;
const NOTICE_OUTCOMES = ['sent', 'closed', 'retried', 'given-up'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];

/** What a look at a car has found. */
const POLL_NEWS = ['changed', 'same'] as const;

/** Watches of all processes, as the store counts them. */
export type WatchCounts = {
	readonly cars: number;
	readonly overdue: number;
	readonly unasked: number;
	readonly notices: number;
	readonly lateNotices: number;
};

/** What is counted of watches. */
export type WatchMetrics = {
	pollStored(news: (typeof POLL_NEWS)[number]): void;
	noticeTried(place: NoticePlace, outcome: NoticeOutcome): void;
	/** Has the store counted whenever metrics are read; -1 while it is away. */
	countWatches(count: () => Promise<WatchCounts>): void;
};

const GAUGES: Readonly<Record<keyof WatchCounts, readonly [name: string, help: string]>> = {
	cars: ['avtosverka_watched_cars', 'Cars that are watched now'],
	overdue: ['avtosverka_watch_looks_overdue', 'Looks that are due for more than an hour'],
	unasked: [
		'avtosverka_watches_unasked',
		'Watched cars with a register that could not be asked or was silent',
	],
	notices: ['avtosverka_watch_notices_waiting', 'Notices that are not sent yet, those of the night included'],
	lateNotices: ['avtosverka_watch_notices_late', 'Notices that might have been sent an hour ago and are not'],
};

/** Counts and watches them in the registers of the process. */
export function createWatchMetrics(registers: Registry[]): WatchMetrics {
	const polls = new Counter({
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
	countFromZero(polls, { news: POLL_NEWS });
	countFromZero(notices, { place: NOTICE_PLACES, outcome: NOTICE_OUTCOMES });
	return {
		pollStored: (news) => polls.inc({ news }),
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
