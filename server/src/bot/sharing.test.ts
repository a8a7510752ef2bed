import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { PYOTR } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createAnswers } from '../answers/answer-cache.ts';
import { ASKER, fakeRegisters } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { testClock } from '../answers/testing/test-clock.ts';
import { createBotShare } from '../shares/bot-share.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createBotConversation } from './create-bot-conversation.ts';
import { fakeMessenger, GROUP, PRIVATE, pressed } from './testing/fake-messenger.ts';
import { idleWatches } from './testing/idle-watches.ts';

const clock = testClock();

const database = setUpDatabase();
beforeEach(() => database.store.db.execute(sql`truncate account, shared_report, kept_answer cascade`));

/** What the bot says to that person's press of «Поделиться». */
async function pressShare(chat = PRIVATE): Promise<string> {
	const messenger = fakeMessenger();
	const deps = testDeps({ store: database.store, clock, registers: fakeRegisters(clock) });
	const answers = createAnswers(deps);
	const subject = { kind: 'vin', vin: SAMPLE_VIN } as const;
	await answers.answer({ register: 'wanted', subject, refresh: false, asker: ASKER });
	const nothingBought = () => Promise.reject(new Error('nothing is bought'));
	const services = { answers, lookups: { ask: nothingBought, bought: nothingBought } };
	const share = createBotShare(deps);
	const bot = createBotConversation(deps, { ...services, watches: idleWatches(), share });
	await bot.receive(pressed(messenger, `share:${SAMPLE_VIN}`, chat, PYOTR.id));
	return messenger.sent.map(({ html }) => html).join();
}

test('a person with an account gets a link without the VIN from the bot', async () => {
	await testAccounts(database.store, clock).enter(PYOTR);
	const said = await pressShare();
	expect(said).toMatch(/\/s\/[\w-]{43}\s/);
	expect(said).not.toContain(SAMPLE_VIN);
	expect((await database.store.db.execute(sql`select 1 from shared_report`)).rows).toHaveLength(1);
});

test('whoever has no account is told where links are made; in a group nobody gets one', async () => {
	expect(await pressShare()).toContain('войдите и нажмите');
	expect(await pressShare(GROUP)).toContain('в личной переписке');
	expect((await database.store.db.execute(sql`select 1 from shared_report`)).rows).toEqual([]);
});
