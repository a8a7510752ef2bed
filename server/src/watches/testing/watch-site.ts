import { watchMailPath } from '@avtosverka/contract/vocabulary/watch-mail';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Identity } from '../../accounts/accounts.ts';
import { VERA } from '../../accounts/testing/invented-people.ts';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { createAnswers } from '../../answers/answer-cache.ts';
import { type FakeRegisters, fakeRegisters, found } from '../../answers/testing/fake-registers.ts';
import { DAY_MS, type TestClock, testClock } from '../../answers/testing/test-clock.ts';
import { type FakeMessenger, fakeMessenger } from '../../bot/testing/fake-messenger.ts';
import { createBareApp, MARKER } from '../../http/testing/served-app.ts';
import { createStoredJobs } from '../../jobs/testing/stored-jobs.ts';
import { createOutbox } from '../../mail/mail.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { Store } from '../../store/store.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { registerWatchChannels } from '../channel-route.ts';
import { createWatchComposers } from '../letters.ts';
import { registerWatchMail } from '../mail-route.ts';
import { createWatchPolling } from '../polling.ts';
import { createPushSender } from '../push/sender.ts';
import { registerWatches } from '../route.ts';
import { createTelling } from '../telling.ts';
import { workWhileDue } from './due-work.ts';
import { NEW_BAN, RESTRICTION } from './watching.ts';

/** Where letters to a person's watches go. */
export const EMAIL = 'vera@example.org';

type Around = {
	readonly store: Store;
	readonly clock: TestClock;
	readonly registers: FakeRegisters;
	readonly messenger: FakeMessenger;
};

/** The site of a signed-in person, with the worker that looks and tells. */
async function playWatchSite(
	{ store, clock, registers, messenger }: Around,
	person: Identity,
	settings: Record<string, string>,
	given: Partial<Pick<ServerDeps, 'protection'>>,
) {
	const accounts = testAccounts(store, clock);
	const deps = testDeps({ store, clock, registers, accounts, config: testConfig(settings), ...given });
	const outbox = createOutbox({ clock, jobs: createStoredJobs() });
	const app = createBareApp(deps);
	registerWatches(app, deps);
	registerWatchChannels(app, deps, { outbox, messengers: ['telegram'], push: deps.config.push });
	registerWatchMail(app, deps);
	const { id } = await accounts.enter(person);
	const headers = { ...MARKER, authorization: `Bearer ${await accounts.issueToken(id)}` };
	const poll = createWatchPolling(deps, createAnswers(deps));
	const tell = createTelling(deps, {
		messengers: { telegram: messenger },
		...{ outbox, push: deps.config.push && createPushSender(deps.config.push, deps) },
	});
	const composers = createWatchComposers(deps);

	async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
		const reply = await app.inject({
			method,
			url: `/v1/user/${path}`,
			headers,
			...(body && { payload: body }),
		});
		return { status: reply.statusCode, ...reply.json() };
	}

	/** The kinds of all letters, the newest one last, and what each is about. */
	async function letters() {
		const { rows } = await store.db.execute(sql`select kind, about from letter order by created_at`);
		return rows as { kind: 'watch-confirm' | 'watch-notice'; about: string }[];
	}

	/** Writes the newest letter, as it would be sent. */
	async function newestLetter() {
		const last = (await letters()).at(-1);
		return last ? composers[last.kind](last.about) : null;
	}

	return {
		...{ app, deps, call, letters, newestLetter },
		async addMail(): Promise<void> {
			expect((await call('POST', 'watch-channels', { kind: 'mail', email: EMAIL })).status).toBe(200);
			const url = watchMailPath(tokenIn((await newestLetter())?.text));
			expect((await app.inject({ method: 'POST', url })).statusCode).toBe(303);
		},
		remove: () => accounts.remove(id),
		/** Does what is due until nothing is. */
		work: () => workWhileDue(deps, { poll, tell }),
	};
}
export type WatchSite = Awaited<ReturnType<typeof playWatchSite>>;

/** The token of a letter's link. */
export const tokenIn = (text = '') => /\/u\/([\w-]{43})/.exec(text)?.[1] ?? 'none';

/** Sites over one store for the tests of a file; each test begins with an empty one, in the morning. */
export function playWatchSites() {
	const around = {} as Around;
	let database: TestDatabase;
	async function begin(start?: string): Promise<void> {
		const { store } = database;
		await store.db.execute(sql`
			truncate account, access_token, watch, watch_channel, letter, kept_answer, shared_count, ledger_entry
			cascade`);
		const clock = testClock(start);
		Object.assign(around, { store, clock, registers: fakeRegisters(clock), messenger: fakeMessenger() });
	}
	beforeAll(async () => {
		database = await testDatabase();
	});
	afterAll(() => database.close());
	beforeEach(() => begin());
	return {
		around,
		/** Begins over, at another time. */
		begin,
		siteOf: (
			person: Identity = VERA,
			settings: Record<string, string> = {},
			given: Partial<Pick<ServerDeps, 'protection'>> = {},
		) => playWatchSite(around, person, settings, given),
		/** A day passes, and the car has a new ban. */
		ban(): void {
			const { clock, registers } = around;
			const facts = { records: [RESTRICTION, NEW_BAN] };
			registers.reactFor('restrict', () => ({ ...found('restrict', clock.now()), facts }));
			clock.pass(DAY_MS);
		},
	};
}
