import type { Clock, Logger } from '../deps.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { awayReason, isAfterClose, isStoreUnavailable } from './is-store-unavailable.ts';

/** How one part of the server goes on while the store is away. */
export type StoreFallback = {
	/**
	 * The value of the work, or what stands in for it while the store does not answer; a store that has just
	 * failed is not tried for a moment. Rejects for every other error.
	 */
	during<Value>(work: () => Promise<Value>, instead: () => Value | Promise<Value>): Promise<Value>;
};

/** Short: what is asked meanwhile costs suppliers. Long enough that a store which hangs delays few. */
const REST_MS = 1_000;

/** `part` says in the log what goes without the store. */
export function createStoreFallback(
	{ clock, log }: { clock: Clock; log: Pick<Logger, 'warn'> },
	part: string,
): StoreFallback {
	let restsUntil = 0;
	const tell = onceAMinute(clock, (_times, error: unknown) =>
		log.warn({ part, reason: awayReason(error) }, 'the store does not answer'),
	);

	function note(error: unknown): void {
		restsUntil = clock.now().getTime() + REST_MS;
		tell(error);
	}

	return {
		async during(work, instead) {
			if (clock.now().getTime() < restsUntil) return instead();
			try {
				return await work();
			} catch (error) {
				if (!isStoreUnavailable(error)) throw error;
				if (!isAfterClose(error)) note(error);
				return instead();
			}
		},
	};
}
