import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testAccounts } from '../../../accounts/testing/test-accounts.ts';
import { testClock } from '../../../answers/testing/test-clock.ts';
import type { Talk } from '../../../bot/talk.ts';
import type { Store } from '../../../store/store.ts';
import { type TestDatabase, testDatabase } from '../../../store/testing/test-database.ts';
import { drawSecret, secretHashOf } from '../secrets.ts';
import { createSignIns } from '../store.ts';
import { createTalk } from '../talk.ts';

export const TEN_MINUTES_MS = 600_000;
export const MARFA = { id: 7_000_000_001, name: 'Марфа <b>Небылица</b>', username: 'marfa' };
export const OVER = 'Ссылка для входа больше не действует. Начните вход заново: https://sverka.example/auth';
export const BUTTON_OVER = 'Эта кнопка больше не действует.';

/** Bots that sign people in, over one store for the tests of a file; no page and no messenger is needed. */
export function playChatSignIns() {
	const clock = testClock();
	/** The talk is by Telegram. */
	const around = {} as { store: Store; talk: Talk };
	let database: TestDatabase;
	beforeAll(async () => {
		database = await testDatabase();
		around.store = database.store;
	});
	afterAll(() => database.close());
	beforeEach(() => {
		around.talk = talkOf('telegram');
	});

	const accounts = () => testAccounts(around.store, clock);
	function talkOf(messenger: MessengerName): Talk {
		const signIns = createSignIns(around.store);
		return createTalk({
			...{ messenger, siteUrl: 'https://sverka.example', clock },
			...{ accounts: accounts(), signIns },
		});
	}

	return {
		...{ around, clock, accounts, talkOf },

		/** What a page has begun: the payload of its link, and how its page would ask. */
		async begin(
			linkAccountId: string | null = null,
			messenger: MessengerName = 'telegram',
			visitor = drawSecret(),
		) {
			const [payload, poll] = [drawSecret(), drawSecret()];
			const signIns = createSignIns(around.store);
			const now = clock.now();
			const hashes = {
				payloadHash: secretHashOf(payload),
				pollHash: secretHashOf(poll),
				visitorHash: secretHashOf(visitor),
			};
			const expiresAt = new Date(now.getTime() + TEN_MINUTES_MS);
			await signIns.begin({ messenger, linkAccountId, ...hashes, code: '1234', expiresAt }, now);
			return { payload, take: () => signIns.take(hashes.pollHash, hashes.visitorHash, clock.now()) };
		},

		/** The data of the two buttons under the question. */
		async ask(payload: string, asked: Talk = around.talk) {
			const { buttons = [] } = await asked.started(MARFA, payload);
			const [enter, notMe] = buttons;
			if (!enter || !notMe) throw new Error('the bot did not ask');
			return { enter: enter.data, notMe: notMe.data };
		},

		async countAccounts(): Promise<number> {
			const { rows } = await around.store.db.execute<{ count: string }>(sql`select count(*) from account`);
			return Number(rows[0]?.count);
		},
	};
}
