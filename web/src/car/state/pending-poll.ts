import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import { type Poll, startPoll } from '../../polling/poll.ts';

/** The server gives up waiting after 45 s but goes on asking: by then its answer is often cached. */
const AGAIN_MS = 15_000;
const TIMES_AT_MOST = 2;

/** Registers that are asked again automatically, all with one timer, and none in a hidden tab. */
export type PendingPoll = {
	/** A register that is still being asked; it is asked again twice at most. */
	add(register: CarSource): void;
	/** The person asked by hand: the automatic attempts are counted from zero again. */
	forget(register: CarSource): void;
	/** Called when the report is shown: begins or resumes. */
	start(): void;
	/** The report is no longer shown. */
	stop(): void;
};

/** `ask` asks one register, if it is still being asked, and never rejects. */
export function createPendingPoll(ask: (register: CarSource) => Promise<void>): PendingPoll {
	const times = new Map<CarSource, number>();
	const waiting = new Set<CarSource>();
	let watched = false;
	let poll: Poll | null = null;

	function start(): void {
		watched = true;
		if (waiting.size > 0)
			poll ??= startPoll({ everyMs: AGAIN_MS, firstAfterMs: AGAIN_MS, ask: askThoseWaiting });
	}

	// An answer may take 45 s, so nothing waits for it here: whose register is asked still is added again.
	async function askThoseWaiting(): Promise<boolean> {
		poll = null;
		const registers = [...waiting];
		waiting.clear();
		for (const register of registers) {
			times.set(register, (times.get(register) ?? 0) + 1);
			void ask(register);
		}
		return true;
	}

	return {
		start,
		add(register) {
			if ((times.get(register) ?? 0) >= TIMES_AT_MOST) return;
			waiting.add(register);
			if (watched) start();
		},
		forget: (register) => void times.delete(register),
		stop() {
			watched = false;
			poll?.stop();
			poll = null;
		},
	};
}
