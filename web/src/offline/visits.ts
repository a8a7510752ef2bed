/** What this browser remembers of somebody's visits; for the install hint alone. */
export type Visits = {
	readonly count: number;
	/** The last sign of life, in ms. */
	readonly seenAt: number;
	/** True once the hint was sent away. */
	readonly declined: boolean;
};

/** After such a silence the next page begins another visit; in ms. */
const SILENCE_MS = 30 * 60_000;
const KEY = 'visits';
const NONE: Visits = { count: 0, seenAt: Number.NEGATIVE_INFINITY, declined: false };

/** The visits once one more page was opened; `now` in ms. */
export function withPage(visits: Visits, now: number): Visits {
	const another = now - visits.seenAt > SILENCE_MS;
	return { ...visits, count: visits.count + (another ? 1 : 0), seenAt: now };
}

/** True from the second visit on, until the hint was sent away. */
export function wantsHint({ count, declined }: Visits): boolean {
	return count >= 2 && !declined;
}

/** Reads what was written here; anything else is no visit. */
export function readVisits(text: string | null): Visits {
	try {
		const { count, seenAt, declined } = JSON.parse(text ?? '') as Visits;
		if (Number.isInteger(count) && Number.isFinite(seenAt))
			return { count, seenAt, declined: declined === true };
	} catch {
		// Nothing, or not ours.
	}
	return NONE;
}

/** Counts the page that has just been opened. Where storage is refused every visit is the first. */
export function countVisit(): Visits {
	return change((visits) => withPage(visits, Date.now()));
}

/** Remembers that the hint was sent away. */
export function declineHint(): void {
	change((visits) => ({ ...visits, declined: true }));
}

function change(how: (visits: Visits) => Visits): Visits {
	try {
		const visits = how(readVisits(localStorage.getItem(KEY)));
		localStorage.setItem(KEY, JSON.stringify(visits));
		return visits;
	} catch {
		return NONE;
	}
}
