/** Specification, section 9: how long an outbound link may wait for the counter, in ms. */
export const OUTBOUND_PATIENCE_MS = 250;

type Counter = (id: number, call: string, ...rest: unknown[]) => void;

declare global {
	interface Window {
		/** The counter's queue until its script comes, then the counter itself. */
		ym?: Counter & { a?: unknown[][]; l?: number };
	}
}

/** A visit counter (Yandex.Metrika, yandex.ru/support/metrica): its number and its script's address. */
export type CounterConfig = { readonly id: number; readonly scriptUrl: string };

let counting: CounterConfig | null = null;

/** Begins to count; calls before the script comes are queued. A blocked script breaks nothing. */
export function startCounter(config: CounterConfig): void {
	if (counting !== null) return;
	counting = config;
	if (!window.ym) {
		const calls: unknown[][] = [];
		const queue: Window['ym'] = (...call: unknown[]) => {
			calls.push(call);
		};
		queue.a = calls;
		queue.l = Date.now();
		window.ym = queue;
	}
	const script = document.createElement('script');
	script.src = config.scriptUrl;
	script.async = true;
	document.head.append(script);
	// Page changes are reported one by one; what people type and do on pages with their data is not recorded.
	window.ym(config.id, 'init', { defer: true, clickmap: false, webvisor: false, trackLinks: false });
}

/** Counts a visit to a page of ours, by its path alone: a query may hold what a person typed. */
export function countPage(path: string): void {
	if (counting !== null) window.ym?.(counting.id, 'hit', location.origin + path);
}

/** Reports that a goal is reached. Resolves when the counter has it, after 250 ms, or without one. */
export function reachGoal(target: string): Promise<void> {
	const config = counting;
	if (config === null || !window.ym) return Promise.resolve();
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, OUTBOUND_PATIENCE_MS);
		window.ym?.(config.id, 'reachGoal', target, undefined, () => {
			clearTimeout(timer);
			resolve();
		});
	});
}

/** Forgets the counter: for tests. */
export function stopCounter(): void {
	counting = null;
}
