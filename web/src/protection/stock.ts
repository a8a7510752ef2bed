/** A solved bot-protection value; `goodUntil` by the clock of its stock. */
export type Value = { readonly token: string; readonly goodUntil: number };

/** Makes one value; `ahead` while no caller waits for it yet. */
export type Make<Failure> = (given: {
	readonly signal: AbortSignal | undefined;
	readonly ahead: boolean;
}) => Promise<{ ok: true; value: Value } | { ok: false; failure: Failure }>;

export type StockResult<Failure> = { ok: true; token: string } | { ok: false; failure: Failure };

export type Stock<Failure> = {
	/** An unused value: from the stock, else made now. */
	take(signal?: AbortSignal): Promise<StockResult<Failure>>;
	/** Fills the stock, one value after the other, each in its own idle moment. */
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

/** A person presses one button and the next one soon after. */
const SIZE = 2;
/** A value about to expire could do so on its way. */
const MARGIN = 60_000;

/** Keeps solved values ready for one purpose. A failure ahead is forgotten; the next `take` retries. */
export function createStock<Failure>({ make, now, whenIdle }: StockSettings<Failure>): Stock<Failure> {
	let ready: Value[] = [];
	let warming = false;
	let age = 0;
	/** Values made ahead that grew old, since somebody took one. */
	let wasted = 0;

	function sortOut(): void {
		const fresh = ready.filter((value) => value.goodUntil - MARGIN > now());
		wasted += ready.length - fresh.length;
		ready = fresh;
	}

	function warm(): void {
		sortOut();
		if (warming || ready.length >= SIZE || wasted >= SIZE) return;
		warming = true;
		whenIdle(() => void fill());
	}

	async function fill(): Promise<void> {
		const born = age;
		const made = await make({ signal: undefined, ahead: true }).catch(() => null);
		warming = false;
		if (!made?.ok) return;
		if (born === age) ready.push(made.value);
		warm();
	}

	return {
		warm,
		async take(signal) {
			sortOut();
			wasted = 0;
			const value = ready.shift();
			if (value) {
				warm();
				return { ok: true, token: value.token };
			}
			const made = await make({ signal, ahead: false });
			warm();
			return made.ok ? { ok: true, token: made.value.token } : made;
		},
		drop() {
			age += 1;
			ready = [];
		},
	};
}
