import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { ChatPlace } from './store.ts';

/** A watched car as its chat reads of it. */
export type WatchedCar = {
	readonly vin: Vin;
	readonly endsAt: Date;
	/** The newest answer of a register; null before the first. */
	readonly polledAt: Date | null;
	readonly nextPollAt: Date | null;
	/** Registers that did not answer the last time they were asked. */
	readonly silent: readonly string[];
	readonly isBudgetSpent: boolean;
	/** Who watches: the chat, its person's account that is notified there too, or both. */
	readonly by: 'chat' | 'account' | 'both';
};

/** What came of the wish to watch a car. */
export type WatchBegun =
	| { readonly kind: 'begun' | 'watched'; readonly until: Date }
	| { readonly kind: 'too-many'; readonly atMost: number }
	/** Ended ones count: each has asked every register. */
	| { readonly kind: 'enough-today' };

/** What came of the wish to look at a car now; `too-many` for today. */
export type PollOutcome = 'scheduled' | 'not-watched' | 'too-many';

/** Watches of cars, as the conversation needs them. */
export type CarWatches = {
	begin(place: ChatPlace, vin: Vin): Promise<WatchBegun>;
	list(place: ChatPlace): Promise<readonly WatchedCar[]>;
	/** False where the chat does not watch it. */
	end(place: ChatPlace, vin: Vin): Promise<boolean>;
	/** Has every register asked again soon. */
	pollNow(place: ChatPlace, vin: Vin): Promise<PollOutcome>;
};
