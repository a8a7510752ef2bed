import { readDateTime } from '../../../reading/date.ts';

/** A section older than this was not updated by a computer of ours or theirs. */
const EARLIEST_UPDATE = Date.UTC(1990, 0, 1);

/** When a section was brought up to date: the wire has Moscow time. Null for a moment that cannot be true. */
export function readUpdatedAt(value: string | null, repliedAt: Date): Date | null {
	const local = readDateTime(value);
	if (local === null) return null;
	const moment = new Date(`${local}+03:00`);
	return moment.getTime() >= EARLIEST_UPDATE && moment <= repliedAt ? moment : null;
}
