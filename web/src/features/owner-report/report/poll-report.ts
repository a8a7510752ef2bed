/** How often a report is asked for: specification, section 9. */
const EVERY_MS = 5_000;

export type ReportPollOptions = {
	/** True once nothing more will come. Must not reject. */
	readonly ask: (signal: AbortSignal) => Promise<boolean>;
};

/** Asks now, every five seconds while the page is visible and on return, until the end. */
export function pollOwnerReport({ ask }: ReportPollOptions): { stop: () => void; now: () => void } {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking: AbortController | null = null;
	let over = false;

	const begin = async () => {
		clearTimeout(timer);
		if (over || document.visibilityState !== 'visible') return;
		asking?.abort();
		const mine = new AbortController();
		asking = mine;
		const done = await ask(mine.signal);
		if (mine.signal.aborted) return;
		asking = null;
		over ||= done;
		timer = setTimeout(begin, EVERY_MS);
	};
	const look = () => void begin();

	document.addEventListener('visibilitychange', look);
	window.addEventListener('pageshow', look);
	look();
	return {
		now: look,
		stop: () => {
			over = true;
			clearTimeout(timer);
			asking?.abort();
			document.removeEventListener('visibilitychange', look);
			window.removeEventListener('pageshow', look);
		},
	};
}
