import type { Act } from '../acts.ts';
import type { CallCounter, FailedCall } from '../call-site.ts';
import { type ByProxy, ofEachProxy } from './site-proxies.ts';

/** One event and what it cost those who used the site meanwhile. */
export type EventResult = {
	readonly event: string;
	/** UTC milliseconds. */
	readonly began: number;
	/** Until everything stood again. */
	readonly seconds: number;
	/** Of those who used the site through each proxy. */
	readonly calls: ByProxy<CallCounter>;
};

/** All events of a kind. */
export type EventSum = {
	readonly event: string;
	readonly times: number;
	readonly calls: ByProxy<CallCounter>;
	/** Per proxy, the longest time in which requests failed during one event. */
	readonly longestSeconds: ByProxy<number>;
	/** Confirmed from the beginning of an event to that of the next. */
	readonly acts: { readonly confirmed: number; readonly lost: number; readonly doubled: number };
};

/** The events by kind, in the order in which each befell first. */
export function sumUp(results: readonly EventResult[], acts: readonly Act[]): readonly EventSum[] {
	const eventOf = ({ at }: Act) => results.findLast(({ began }) => began <= at)?.event;
	const actsByEvent = Map.groupBy(acts, eventOf);
	return [...Map.groupBy(results, ({ event }) => event)].map(([event, befell]) => {
		const meanwhile = actsByEvent.get(event) ?? [];
		return {
			event,
			times: befell.length,
			calls: ofEachProxy((proxy) => ({
				sent: befell.reduce((sum, { calls }) => sum + calls[proxy].sent, 0),
				failed: befell.flatMap(({ calls }) => calls[proxy].failed),
			})),
			longestSeconds: ofEachProxy((proxy) =>
				Math.max(...befell.map(({ calls }) => failingSeconds(calls[proxy].failed))),
			),
			acts: {
				confirmed: meanwhile.length,
				lost: meanwhile.filter(({ times }) => times === 0).length,
				doubled: meanwhile.filter(({ times }) => times > 1).length,
			},
		};
	});
}

/** From the sending of the first of an event's failed requests to the end of the last. */
export function failingSeconds(failed: readonly FailedCall[]): number {
	if (failed.length === 0) return 0;

	const since = Math.min(...failed.map(({ sentAt }) => sentAt));
	return (Math.max(...failed.map(({ at }) => at)) - since) / 1000;
}
