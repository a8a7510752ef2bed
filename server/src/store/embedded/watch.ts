import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../../http/replies/errors.ts';
import type { StoreLog } from '../store-log.ts';
import type { Hold } from './hold.ts';

/** A watch over the embedded store. */
export type WatchedHold = {
	/** Ends the watch, once a restart under way is over; gives what the store is held by now. */
	end(): Promise<Hold>;
};

const RETRY_AFTER_MS = 1_000;

/**
 * Starts the store again when it dies, for as long as the watch lasts; the pool finds it where it was. What
 * was confirmed is there: PostgreSQL reads it back from its log.
 */
export function watchHold(first: Hold, start: () => Promise<Hold>, log?: StoreLog): WatchedHold {
	let hold = first;
	let isOver = false;
	let restarting: Promise<void> = Promise.resolve();

	async function restart(): Promise<void> {
		log?.error({ port: first.port }, 'the embedded store has ended: starting it again');
		while (!isOver) {
			try {
				hold = await start();
				if (hold.port !== first.port) {
					log?.error({ port: hold.port }, 'the embedded store got another port: restart the server');
				}
				log?.info({ port: hold.port }, 'the embedded store is back');
				return follow();
			} catch (error) {
				log?.error({ error: describeError(error) }, 'the embedded store did not start');
				await pause(RETRY_AFTER_MS, undefined, { ref: false });
			}
		}
	}

	function follow(): void {
		hold.onLost(() => {
			if (!isOver) restarting = restart();
		});
	}

	follow();
	return {
		async end() {
			isOver = true;
			await restarting;
			return hold;
		},
	};
}
