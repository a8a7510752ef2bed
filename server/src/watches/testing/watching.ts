import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createAnswers } from '../../answers/answer-cache.ts';
import { fakeRegisters, found } from '../../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS } from '../../answers/testing/sample-facts.ts';
import { testClock } from '../../answers/testing/test-clock.ts';
import { fakeMessenger, PRIVATE } from '../../bot/testing/fake-messenger.ts';
import type { Store } from '../../store/store.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { createWatchPolling } from '../polling.ts';
import { createTelling } from '../telling.ts';
import { createWatches } from '../watches.ts';
import { dueJobs, workWhileDue } from './due-work.ts';

type Options = {
	/** When the clock begins; else in the morning. */
	readonly start?: string;
	/** What the messenger takes. */
	readonly limits?: { readonly text: number };
};
type Restriction = (typeof SAMPLE_FACTS.restrict.records)[number];

export const RESTRICTION = SAMPLE_FACTS.restrict.records[0] as Restriction;
export const NEW_BAN: Restriction = { ...RESTRICTION, addedAt: '2026-11-20', kindCode: '5' };

/** A chat that may watch cars: registers and a messenger that answer as a test tells them, and a clock. */
export function playWatching(store: Store, { start, limits }: Options = {}) {
	const clock = testClock(start);
	const registers = fakeRegisters(clock);
	const messenger = fakeMessenger(limits);

	/** A worker of its own, as each process has one. */
	function worker(settings: Record<string, string> = {}) {
		const deps = testDeps({ store, clock, registers, config: testConfig(settings) });
		return {
			metrics: deps.metrics,
			watches: createWatches(deps),
			poll: createWatchPolling(deps, createAnswers(deps)),
			tell: createTelling(deps, { messengers: { telegram: messenger } }),
		};
	}

	return {
		...{ store, clock, registers, messenger, worker },
		due: () => dueJobs({ store, clock }),
		place: () => ({ messenger, chat: PRIVATE }),
		/** Does what is due until nothing is. */
		work: (by = worker()) => workWhileDue({ store, clock }, by),
		/** The bans that the register answers with from now on. */
		restrictions(...records: readonly Restriction[]): void {
			registers.reactFor('restrict', () => ({ ...found('restrict', clock.now()), facts: { records } }));
		},
		texts: () => messenger.sent.map(({ html }) => html),
	};
}
type Watching = ReturnType<typeof playWatching>;

/** Such a chat for the tests of a file, in each of them a new one over empty tables. */
export function playWatchingPerTest(): Watching {
	const watching = {} as Watching;
	let database: TestDatabase;
	beforeAll(async () => {
		database = await testDatabase();
	});
	afterAll(() => database.close());
	beforeEach(async () => {
		const { store } = database;
		await store.db.execute(sql`truncate kept_answer, shared_count, watch cascade`);
		Object.assign(watching, playWatching(store));
	});
	return watching;
}
