/** Something that has happened to a bot, in Telegram's own fields. */
export type Update = { readonly update_id: number; readonly [kind: string]: unknown };

/** Why a wait for updates is over. */
export type Woken = 'news' | 'time' | 'gone' | 'other' | 'mode';

/** Updates that the bot has not confirmed yet. */
export type Updates = {
	/** Keeps an update under the next number, unless the bot wants none of its kind. */
	add(kind: string, content: object): void;
	/** What waits; a positive offset confirms everything before it, a negative one counts from the end. */
	take(offset: number, limit: number): readonly Update[];
	/** Kinds that the bot wants; an empty list means all. */
	allow(kinds: readonly string[]): void;
	/** The oldest one that waits. */
	first(): Update | null;
	confirm(update: Update): void;
	/** Waits for an update. A later wait ends an earlier one with `other`: a bot has one poller. */
	wait(ms: number, gone: AbortSignal): Promise<Woken>;
	/** How often one wait has ended another since the last reset. */
	readonly conflicts: number;
	/** Ends the wait under way. */
	wake(why: Woken): void;
	/** Calls back at every new update, for deliveries to a webhook. */
	onAdd(listener: () => void): void;
	/** Forgets what waits; numbers go on, since the bot remembers the last one. */
	reset(): void;
};

const WAITING_AT_MOST = 1_000;

export function createUpdates(): Updates {
	let waiting: Update[] = [];
	let allowed: readonly string[] = [];
	let lastId = 0;
	let wake: ((why: Woken) => void) | null = null;
	let listener = () => {};
	let conflicts = 0;

	return {
		add(kind, content) {
			if (allowed.length > 0 && !allowed.includes(kind)) return;
			lastId += 1;
			waiting.push({ update_id: lastId, [kind]: content });
			if (waiting.length > WAITING_AT_MOST) waiting.shift();
			wake?.('news');
			listener();
		},
		take(offset, limit) {
			if (offset > 0) waiting = waiting.filter((update) => update.update_id >= offset);
			if (offset < 0) waiting = waiting.slice(offset);
			return waiting.slice(0, limit);
		},
		allow: (kinds) => {
			allowed = kinds;
		},
		first: () => waiting[0] ?? null,
		confirm: (done) => {
			waiting = waiting.filter((update) => update !== done);
		},
		async wait(ms, gone) {
			if (wake) conflicts += 1;
			wake?.('other');
			const woken = Promise.withResolvers<Woken>();
			wake = woken.resolve;
			const timer = setTimeout(() => woken.resolve('time'), ms);
			const leave = () => woken.resolve('gone');
			gone.addEventListener('abort', leave, { once: true });
			const why = await woken.promise;
			clearTimeout(timer);
			gone.removeEventListener('abort', leave);
			if (wake === woken.resolve) wake = null;
			return why;
		},
		get conflicts() {
			return conflicts;
		},
		wake: (why) => wake?.(why),
		onAdd: (added) => {
			listener = added;
		},
		reset: () => {
			waiting = [];
			conflicts = 0;
		},
	};
}
