import { pause } from '@avtosverka/registers/async/pause';
import type { Clock, Logger } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { createStoreFallback } from './store-fallback.ts';

type Repetition = {
	/** What goes without the store while it is away, as the log names it. */
	readonly part: string;
	/** What the log says of every other failure. */
	readonly failure: string;
	/** From the end of one run to the next. */
	readonly everyMs: number;
};

/** Work of this process that is done over and over. */
export type RepeatedWork = {
	/** Begins no further run; resolves once the one under way has ended. Never rejects. */
	stop(): Promise<void>;
};

/** Does the work at once and then again and again until it is stopped, after a failed run as well. */
export function repeat(
	{ clock, log }: { readonly clock: Clock; readonly log: Logger },
	{ part, failure, everyMs }: Repetition,
	work: () => Promise<unknown>,
): RepeatedWork {
	const storeFallback = createStoreFallback({ clock, log }, part);
	const stopping = new AbortController();

	async function workUntilStopped(): Promise<void> {
		while (!stopping.signal.aborted) {
			await storeFallback
				.during(work, () => undefined)
				.catch((error) => log.error({ error: describeError(error) }, failure));
			await pause(everyMs, stopping.signal);
		}
	}

	const working = workUntilStopped();
	return {
		async stop() {
			stopping.abort();
			await working;
		},
	};
}
