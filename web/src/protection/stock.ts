/** A solved bot-protection value; `goodUntil` by the clock of its stock. */
export type Value = { readonly token: string; readonly goodUntil: number };

/** A value, or why there is none. */
export type MadeValue<Failure> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly failure: Failure };

/** Makes one value; `ahead` while no caller waits for it yet. */
export type Make<Failure> = (given: {
	readonly signal: AbortSignal | undefined;
	readonly ahead: boolean;
}) => Promise<MadeValue<Failure>>;

export type Stock<Failure> = {
	/** An unused value: from the stock, else made now. */
	take(signal?: AbortSignal): Promise<MadeValue<Failure>>;
	/** Makes a value in an idle moment, where none is ready. */
	warm(): void;
	/** Throws away what is in stock, after the server refused a value. */
	drop(): void;
};

export type StockSettings<Failure> = {
	make: Make<Failure>;
	/** In ms, from any moment on: a device's own idea of the day is often wrong. */
	now: () => number;
	/** Runs a task when the page is visible and has nothing better to do. */
	whenIdle: (task: () => void) => void;
};

/** A value about to expire could do so on its way. */
const MARGIN = 60_000;

/** Whether a value will still be good when it arrives. */
export const isFresh = ({ goodUntil }: Value, now: number): boolean => goodUntil - MARGIN > now;

/** Has a solved value ready for one purpose. A failure ahead is forgotten; the next `take` retries. */
export function createStock<Failure>({ make, now, whenIdle }: StockSettings<Failure>): Stock<Failure> {
	let ready: Value | null = null;
	let making: Promise<Value | null> | null = null;
	let waitsForIdle = false;
	/** Whether a value made ahead has grown old since one was taken: another would, too. */
	let wasted = false;

	function hasFresh(): boolean {
		if (ready && isFresh(ready, now())) return true;
		wasted ||= ready !== null;
		ready = null;
		return false;
	}

	async function fill(): Promise<void> {
		if (!waitsForIdle) return;
		waitsForIdle = false;
		const made = make({ signal: undefined, ahead: true }).then(
			(ahead) => (ahead.ok ? ahead.value : null),
			() => null,
		);
		making = made;
		const value = await made;
		if (making !== made) return;
		making = null;
		ready = value;
	}

	return {
		warm() {
			if (hasFresh() || making || waitsForIdle || wasted) return;
			waitsForIdle = true;
			whenIdle(() => void fill());
		},
		async take(signal) {
			const ahead = making ?? ready;
			making = null;
			ready = null;
			waitsForIdle = false;
			wasted = false;
			const value = await ahead;
			return value && isFresh(value, now()) ? { ok: true, value } : make({ signal, ahead: false });
		},
		drop() {
			making = null;
			ready = null;
		},
	};
}
