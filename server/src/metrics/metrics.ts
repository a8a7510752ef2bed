import { ANSWER_STATES, type AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import {
	type BreakerEvent,
	CALL_OUTCOMES,
	type TransportEvent,
} from '@avtosverka/registers/transport/transport';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Build } from '../config/build.ts';
import { countFromZero } from '../count-from-zero.ts';
import {
	ALARMING_STATUSES,
	NOTIFICATION_OUTCOMES,
	type NotificationOutcome,
	SERVED_FROM,
	type ServedFrom,
} from './labels.ts';

/** A messenger's bot as far as metrics show it. */
export type WatchedBot = { works(): Promise<boolean>; leads(): boolean };

/**
 * Counts and times of this process; nothing of a question is ever a label. Domains add their own to the same
 * registry.
 */
export type Metrics = {
	supplierCalled(event: TransportEvent): void;
	breakerChanged(event: BreakerEvent): void;
	/** There is a way to a supplier or service, whose calls are counted from now on. */
	supplierAdded(supplier: string): void;
	/** A register has these suppliers, whose answers are counted from now on. */
	registerHas(register: CarRegister | PersonRegister, suppliers: readonly SupplierId[]): void;
	/** A supplier was asked for a register; `none` where no supplier was. */
	registerAnswered(
		register: CarRegister | PersonRegister,
		supplier: SupplierId | 'none',
		state: AnswerState,
	): void;
	served(register: CarRegister, from: ServedFrom): void;
	/** There is a route, whose replies are counted from now on. */
	routeAdded(route: string): void;
	/** A request was answered; `route` is a pattern, `ms` its whole time. */
	replied(route: string, status: number, ms: number): void;
	/** The payment system has sent a notification. */
	paymentNotified(outcome: NotificationOutcome): void;
	watchBot(messenger: MessengerName, bot: WatchedBot): void;
	/** Which program this is, for all time of the process. */
	builtFrom(build: Build): void;
	text(): Promise<string>;
};

/** The text's media type, version included. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Seconds; a visitor waits at most 45 for one answer. */
const REPLY_BUCKETS = [0.002, 0.01, 0.05, 0.2, 0.5, 1, 3, 10, 30, 45];
/** Seconds; the longest request policy lets a call last two minutes. */
const CALL_BUCKETS = [0.1, 0.3, 1, 3, 6, 10, 20, 30, 60, 120];

/** `ofProcess` adds the process's own: memory, event loop, garbage collections. Once a process. */
export function createMetrics(registry: Registry, { ofProcess }: { ofProcess: boolean }): Metrics {
	const registers = [registry];
	const calls = new Counter({
		name: 'avtosverka_supplier_calls_total',
		help: 'Calls to suppliers by how they ended: a class of HTTP statuses or a problem; breaker-open were not sent.',
		labelNames: ['supplier', 'outcome'],
		registers,
	});
	const requests = new Counter({
		name: 'avtosverka_supplier_requests_total',
		help: 'Requests that went over the wire, repetitions counted.',
		labelNames: ['supplier'],
		registers,
	});
	const callSeconds = new Histogram({
		name: 'avtosverka_supplier_call_seconds',
		help: 'Time of calls that were sent, waiting for their turn and repetitions included.',
		labelNames: ['supplier'],
		buckets: CALL_BUCKETS,
		registers,
	});
	const breakers = new Gauge({
		name: 'avtosverka_supplier_breaker_open',
		help: '1 while a failing supplier is spared, until one call has shown that it is well again; else 0.',
		labelNames: ['supplier'],
		registers,
	});
	const answers = new Counter({
		name: 'avtosverka_register_answers_total',
		help: 'Suppliers asked for a register and the state of what they answered.',
		labelNames: ['register', 'supplier', 'state'],
		registers,
	});
	const served = new Counter({
		name: 'avtosverka_answers_served_total',
		help: 'Answers given to visitors: just asked, kept, stale, pending, or ready in memory.',
		labelNames: ['register', 'from'],
		registers,
	});
	const replies = new Counter({
		name: 'avtosverka_http_replies_total',
		help: 'Replies by route pattern and HTTP status; the route none is an address that nothing serves.',
		labelNames: ['route', 'status'],
		registers,
	});
	const replySeconds = new Histogram({
		name: 'avtosverka_http_reply_seconds',
		help: 'Time from request to the end of its reply, by route pattern.',
		labelNames: ['route'],
		buckets: REPLY_BUCKETS,
		registers,
	});
	const notifications = new Counter({
		name: 'avtosverka_payment_notifications_total',
		help: 'Notifications of payments by what became of them; refused ones were not signed by the payment system.',
		labelNames: ['outcome'],
		registers,
	});
	countFromZero(served, { register: CAR_REGISTERS, from: SERVED_FROM });
	countFromZero(notifications, { outcome: NOTIFICATION_OUTCOMES });
	if (ofProcess) collectDefaultMetrics({ register: registry });

	return {
		supplierCalled({ supplier, outcome, attempts, durationMs }) {
			calls.inc({ supplier, outcome });
			if (attempts === 0) return;
			requests.inc({ supplier }, attempts);
			callSeconds.observe({ supplier }, durationMs / 1000);
		},
		breakerChanged: ({ supplier, open }) => breakers.set({ supplier }, open ? 1 : 0),
		supplierAdded(supplier) {
			countFromZero(calls, { supplier: [supplier], outcome: CALL_OUTCOMES });
			countFromZero(requests, { supplier: [supplier] });
		},
		registerHas(register, suppliers) {
			countFromZero(answers, { register: [register], supplier: suppliers, state: ANSWER_STATES });
			countFromZero(answers, { register: [register], supplier: ['none'], state: ['not-asked'] });
		},
		registerAnswered: (register, supplier, state) => answers.inc({ register, supplier, state }),
		served: (register, from) => served.inc({ register, from }),
		routeAdded: (route) => countFromZero(replies, { route: [route], status: ALARMING_STATUSES }),
		replied(route, status, ms) {
			replies.inc({ route, status });
			replySeconds.observe({ route }, ms / 1000);
		},
		paymentNotified: (outcome) => notifications.inc({ outcome }),
		builtFrom({ version, commit }) {
			new Gauge({
				name: 'avtosverka_build_info',
				help: 'Always 1: the version and the commit that run.',
				labelNames: ['version', 'revision'],
				registers,
			}).set({ version, revision: commit ?? '' }, 1);
		},
		watchBot(messenger, bot) {
			new Gauge({
				name: `avtosverka_${messenger}_bot_works`,
				help: '1 while the Bot API has answered one of all processes lately, else 0.',
				registers,
				async collect() {
					this.set((await bot.works()) ? 1 : 0);
				},
			});
			new Gauge({
				name: `avtosverka_${messenger}_bot_kept`,
				help: "1 in the one process that asks for the bot's updates, else 0.",
				registers,
				collect() {
					this.set(bot.leads() ? 1 : 0);
				},
			});
		},
		text: () => registry.metrics(),
	};
}
