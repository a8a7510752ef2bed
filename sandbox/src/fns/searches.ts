import { randomBytes, randomUUID } from 'node:crypto';

/** What a look at a search says once it is over. */
export type Outcome = { readonly state: 0 | 1 | 3; readonly inn: string | null };

type Search = { readonly outcome: Outcome; readonly overAt: number };

/** Who has agreed to the handling of personal data, and the searches that are under way. */
export type FnsPlay = {
	/** The value of a new cookie of consent. */
	agree(): string;
	hasAgreed(value: string): boolean;
	/** Begins a search that is over at this moment; gives its number. */
	begin(outcome: Outcome, overAt: Date): string;
	/** A search's end, `pending` before it; null for an unknown one. */
	poll(requestId: string, now: Date): Outcome | 'pending' | null;
	reset(): void;
};

/** More than any test or demonstration has. */
const MOST = 5_000;

export function createFnsPlay(): FnsPlay {
	const consents = new Set<string>();
	const searches = new Map<string, Search>();
	return {
		agree() {
			forgetOldest(consents);
			const value = randomBytes(32).toString('hex').toUpperCase();
			consents.add(value);
			return value;
		},
		hasAgreed: (value) => consents.has(value),
		begin(outcome, overAt) {
			forgetOldest(searches);
			const requestId = randomUUID();
			searches.set(requestId, { outcome, overAt: overAt.getTime() });
			return requestId;
		},
		poll(requestId, now) {
			const search = searches.get(requestId);
			if (!search) return null;
			return now.getTime() < search.overAt ? 'pending' : search.outcome;
		},
		reset() {
			consents.clear();
			searches.clear();
		},
	};
}

function forgetOldest(stored: Set<string> | Map<string, unknown>): void {
	const [oldest] = stored.keys();
	if (stored.size >= MOST && oldest !== undefined) stored.delete(oldest);
}
