/** What React reads of a store: `useSyncExternalStore`. */
export type ReadableStore<State> = {
	snapshot(): State;
	/** Gives the function that ends it. */
	subscribe(listener: () => void): () => void;
};

/** A store whose changes reach React at most one in a moment. */
export type ThrottledView<State> = ReadableStore<State> & {
	/** Shows at once what waits to be shown. */
	flush(): void;
};

/** Long enough for a slow phone to take in what has come meanwhile, too short to be noticed, in ms. */
const GAP_MS = 100;

/**
 * A store whose changes are shown together when they come one upon another: each is a whole rendering of the
 * page, and ten answers at once would be ten. The first is shown at once, the next ones a moment after that
 * rendering has ended.
 */
export function createThrottledView<State>(store: ReadableStore<State>): ThrottledView<State> {
	const listeners = new Set<() => void>();
	let shown = store.snapshot();
	let renderedAt = Number.NEGATIVE_INFINITY;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let leave = () => {};

	function flush(): void {
		clearTimeout(timer);
		timer = undefined;
		if (shown === store.snapshot()) return;
		shown = store.snapshot();
		for (const listener of listeners) listener();
		// React renders in a microtask that it has just asked for.
		queueMicrotask(() => {
			renderedAt = performance.now();
		});
	}

	function change(): void {
		const wait = renderedAt + GAP_MS - performance.now();
		if (wait <= 0) flush();
		else timer ??= setTimeout(flush, wait);
	}

	return {
		flush,
		snapshot: () => shown,
		subscribe(listener) {
			if (listeners.size === 0) {
				leave = store.subscribe(change);
				shown = store.snapshot();
			}
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
				if (listeners.size > 0) return;
				clearTimeout(timer);
				timer = undefined;
				leave();
			};
		},
	};
}
