export type PollOptions = {
	readonly everyMs: number;
	/**
	 * Asks once; true ends the poll, and a rejection is an attempt in vain. The signal is aborted when the
	 * result is wanted no more.
	 */
	readonly ask: (signal: AbortSignal) => Promise<boolean>;
	/** How long the first attempt waits; none at all where it is not given. */
	readonly firstAfterMs?: number;
	/** Without end where it is not given. */
	readonly attemptsAtMost?: number;
	readonly onTimeout?: () => void;
};

export type Poll = {
	/** Asks at once, and withdraws a question under way. */
	readonly now: () => void;
	readonly stop: () => void;
};

/**
 * Asks over and over, each time a while after the last result: never in a hidden tab, and at once on return
 * to it. Every poll of the site is one of these.
 */
export function startPoll(options: PollOptions): Poll {
	const { everyMs, ask, firstAfterMs = 0, attemptsAtMost = Number.POSITIVE_INFINITY, onTimeout } = options;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking: AbortController | null = null;
	let attempts = 0;
	let over = false;

	async function attempt(): Promise<void> {
		clearTimeout(timer);
		if (over || document.visibilityState !== 'visible') return;
		asking?.abort();
		const mine = new AbortController();
		asking = mine;
		const done = await ask(mine.signal).catch(() => false);
		if (mine.signal.aborted) return;
		asking = null;
		attempts += 1;
		if (!done && attempts < attemptsAtMost) {
			timer = setTimeout(attempt, everyMs);
			return;
		}
		stop();
		if (!done) onTimeout?.();
	}

	function stop(): void {
		over = true;
		clearTimeout(timer);
		asking?.abort();
		document.removeEventListener('visibilitychange', comeBack);
		window.removeEventListener('pageshow', comeBack);
	}

	function comeBack(event: Event): void {
		// Each page is shown once without having been left.
		if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
		if (document.visibilityState !== 'visible') clearTimeout(timer);
		else if (asking === null) void attempt();
	}

	document.addEventListener('visibilitychange', comeBack);
	window.addEventListener('pageshow', comeBack);
	if (firstAfterMs > 0) timer = setTimeout(attempt, firstAfterMs);
	else void attempt();
	return { now: () => void attempt(), stop };
}
