import { createOperations, type Operations } from './operations.ts';

/** How notifications are sent: a setting of the account. */
export const SENDINGS = ['POST', 'GET'] as const;
export type Sending = (typeof SENDINGS)[number];

export function isSending(name: unknown): name is Sending {
	return (SENDINGS as readonly unknown[]).includes(name);
}

/** MONETA.Assistant as its one shop sees it. */
export type MonetaPlay = {
	sending: Sending;
	/** Whether the account has a Check URL, which is asked before money is taken. */
	checkUrl: boolean;
	readonly operations: Operations;
	/** Ends with the world as it is now: notifications under way are given up then. */
	readonly life: AbortSignal;
	/** Gives up the notifications under way. */
	stop(): void;
	reset(): void;
};

export function createMonetaPlay(now: () => Date): MonetaPlay {
	let ending = new AbortController();
	const play: MonetaPlay = {
		sending: 'POST',
		checkUrl: false,
		operations: createOperations(now),
		get life() {
			return ending.signal;
		},
		stop: () => ending.abort(),
		reset() {
			ending.abort();
			ending = new AbortController();
			play.sending = 'POST';
			play.checkUrl = false;
			play.operations.reset();
		},
	};
	return play;
}
