import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { watch, watchNotice, watchSection } from '../../store/schema/watch.ts';
import type { Store } from '../../store/store.ts';
import { sendableBefore } from '../hours.ts';
import type { WatchCounts } from '../watch-metrics.ts';

const hourBefore = (now: Date) => new Date(now.getTime() - 60 * 60 * 1000);

const isOpen = isNull(watch.endedAt);
const isWaiting = eq(watchNotice.state, 'waiting');

/** The condition that a poll is due for more than an hour. */
export function isPollOverdue(now: Date) {
	return and(isOpen, lte(watch.nextPollAt, hourBefore(now)));
}

/** The condition that a notice might have been sent an hour ago, the quiet hours of the night left out. */
export function isNoticeLate(now: Date) {
	return and(isWaiting, lt(watchNotice.createdAt, sendableBefore(hourBefore(now))));
}

/** Watched cars, those of them with a register not asked or silent, and notices that are not sent. */
export async function countWatches({ db }: Pick<Store, 'db'>, now: Date): Promise<WatchCounts> {
	const silent = db
		.select({ id: watchSection.watchId })
		.from(watchSection)
		.where(eq(watchSection.isSilent, true));
	const [cars, overdue, unasked, notices, lateNotices] = await Promise.all([
		db.$count(watch, isOpen),
		db.$count(watch, isPollOverdue(now)),
		db.$count(watch, and(isOpen, or(isNotNull(watch.problem), inArray(watch.id, silent)))),
		db.$count(watchNotice, isWaiting),
		db.$count(watchNotice, isNoticeLate(now)),
	]);
	return { cars, overdue, unasked, notices, lateNotices };
}
