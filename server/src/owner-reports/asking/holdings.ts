import type { Clock, Logger } from '../../deps.ts';
import { describeError } from '../../http/errors.ts';
import { createOutage } from '../../store/outage.ts';
import type { Store } from '../../store/store.ts';
import { type Holding, renewHoldings } from './store.ts';

/** What a killed process held is free again after this long. */
const HELD_FOR_MS = 20_000;
const RENEWED_EVERY_MS = 5_000;

/** The blocks that this process is asking about. */
export type Holdings = {
	/** Until when a block that is taken now is held. */
	until(): Date;
	/** Holds on to a block while its asking lasts. */
	during<Value>(holding: Holding, asking: () => Promise<Value>): Promise<Value>;
};

export function createHoldings(store: Store, clock: Clock, log: Logger): Holdings {
	const held = new Set<Holding>();
	const outage = createOutage({ clock, log }, 'blocks of owner reports');
	let timer: NodeJS.Timeout | null = null;
	const until = () => new Date(clock.now().getTime() + HELD_FOR_MS);

	function renew(): void {
		void outage
			.during(
				() => renewHoldings(store, [...held], until()),
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
		async during(holding, asking) {
			held.add(holding);
			keepAwake();
			try {
				return await asking();
			} finally {
				held.delete(holding);
				keepAwake();
			}
		},
	};
}
