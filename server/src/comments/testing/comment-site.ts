import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestClock, testClock } from '../../answers/testing/test-clock.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type OpenSite, openSite } from '../../testing/open-site.ts';

/** The car that comments of tests are about. */
export const VIN = 'XTA21144094786239';

/** A site for the tests of a file. Each begins without comments and with people who have just signed in. */
export type CommentSite<People> = People & {
	readonly database: ReturnType<typeof setUpDatabase>;
	readonly site: OpenSite;
	/** 21 November 2026, 10:00 UTC, when a test begins. */
	readonly clock: TestClock;
};

/** Registers its hooks in the calling file; `enter` signs in those whom its tests need. */
export function setUpCommentSite<People>(enter: (site: OpenSite) => Promise<People>): CommentSite<People> {
	const database = setUpDatabase();
	const shared = { database, clock: testClock() } as CommentSite<People>;
	beforeAll(async () => {
		const clock = { now: () => shared.clock.now() };
		Object.assign(shared, { site: await openSite(database.store, { clock }) });
	});
	afterAll(() => shared.site.close());
	beforeEach(async () => {
		await database.store.db.execute(sql`truncate account, comment, comment_count cascade`);
		Object.assign(shared, { clock: testClock('2026-11-21T10:00:00Z') });
		Object.assign(shared, await enter(shared.site));
	});
	return shared;
}
