import { randomBytes } from 'node:crypto';

/** A visitor of the page: what its cookie and its form carry. */
export type Visit = { readonly session: string; readonly token: string };

/** The sessions of the page. */
export type Visits = {
	open(now: Date): Visit;
	/** The visit of a session while it lasts. */
	find(session: string, now: Date): Visit | null;
	reset(): void;
};

/** Clients of the real page saw five to ten minutes. */
const LASTS_MS = 7 * 60 * 1000;
/** More than any test or demonstration opens. */
const MOST_VISITS = 1000;

export function createVisits(): Visits {
	const visits = new Map<string, Visit & { readonly until: number }>();
	return {
		open(now) {
			const [oldest] = visits.keys();
			if (visits.size >= MOST_VISITS && oldest !== undefined) visits.delete(oldest);
			const visit = { session: randomBytes(20).toString('hex'), token: randomBytes(20).toString('hex') };
			visits.set(visit.session, { ...visit, until: now.getTime() + LASTS_MS });
			return visit;
		},
		find(session, now) {
			const visit = visits.get(session);
			return visit && visit.until > now.getTime() ? visit : null;
		},
		reset() {
			visits.clear();
		},
	};
}
