import type { Clock, Logger } from '../../deps.ts';
import { describeError } from '../../http/replies/errors.ts';
import type { Store } from '../../store/store.ts';
import { createStoreFallback } from '../../store/store-fallback.ts';
import { type BlockLease, renewBlockLeases } from './lease/store.ts';

/** What a killed process held is free again after this long. */
const HELD_FOR_MS = 20_000;
const RENEWED_EVERY_MS = 5_000;

/** The blocks that this process is asking about. */
export type BlockLeases = {
	until(): Date;
	during<Value>(blockLease: BlockLease, asking: () => Promise<Value>): Promise<Value>;
};

export function createBlockLeases(store: Store, clock: Clock, log: Logger): BlockLeases {
	const held = new Set<BlockLease>();
	const storeFallback = createStoreFallback({ clock, log }, 'blocks of owner reports');
	let timer: NodeJS.Timeout | null = null;
	const until = () => new Date(clock.now().getTime() + HELD_FOR_MS);

	function renew(): void {
		void storeFallback
			.during(
				() => renewBlockLeases(store, [...held], until()),
				() => {},
			)
			.catch((error) => log.error({ error: describeError(error) }, 'blocks were not held on to'));
	}

	function keepAwake(): void {
		if (held.size > 0) timer ??= setInterval(renew, RENEWED_EVERY_MS).unref();
		else if (timer !== null) {
			clearInterval(timer);
			timer = null;
		}
	}

	return {
		until,
		async during(blockLease, asking) {
			held.add(blockLease);
			keepAwake();
			try {
				return await asking();
			} finally {
				held.delete(blockLease);
				keepAwake();
			}
		},
	};
}
