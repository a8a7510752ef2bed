import { describe, expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { HOUR_MS } from '../answers/testing/test-clock.ts';
import { createBotChats } from '../bot/store.ts';
import { PERSON } from '../bot/testing/fake-messenger.ts';
import { playWatchSites, type WatchSite } from './testing/watch-site.ts';
import { createWatches } from './watches.ts';

const { around, begin, siteOf, ban } = playWatchSites();
const chatOf = (id: number) => ({ messenger: around.messenger, chat: { id } });

describe('Telegram of a watch', () => {
	const person = { provider: 'telegram', id: PERSON, name: 'Vera', username: null } as const;

	test('is told once, and no more after /forget in the chat', async () => {
		const site = await siteOf(person);
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		expect((await site.call('POST', 'watch-channels', { kind: 'telegram' })).status).toBe(200);
		await site.work();
		ban();
		await site.work();
		expect(around.messenger.sent).toHaveLength(1);
		const url = `${site.deps.config.siteUrl}/user/reports#watches`;
		expect(around.messenger.sent[0]?.rows?.flat()).toEqual([{ text: 'Отключить на сайте', url }]);
		await createBotChats(around.store, 'a secret of the bot').forget(chatOf(PERSON), new Date());
		expect((await site.call('GET', 'watch-channels')).data).toEqual([]);
		expect((await site.call('GET', 'watches')).data).toHaveLength(1);
	});

	/** The person's own chat with the bot watches the same car. */
	const watchInChat = ({ deps }: WatchSite) => createWatches(deps).begin(chatOf(PERSON), SAMPLE_VIN);
	const watchOnSite = async (site: WatchSite) => {
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.call('POST', 'watch-channels', { kind: 'telegram' });
	};

	test('is told once of a car that its chat watches too, whichever looks first', async () => {
		for (const [first, second] of [
			[watchInChat, watchOnSite],
			[watchOnSite, watchInChat],
		] as const) {
			await begin();
			const site = await siteOf(person);
			await first(site);
			await site.work();
			around.clock.pass(HOUR_MS);
			await second(site);
			await site.work();
			ban();
			await Promise.all([site.work(), site.work()]);
			around.clock.pass(2 * HOUR_MS);
			await site.work();
			expect(around.messenger.sent).toHaveLength(1);
			const inChat = await createWatches(site.deps).list(chatOf(PERSON));
			expect(inChat).toMatchObject([{ vin: SAMPLE_VIN, by: 'both' }]);
		}
	});

	test('is told once also if the name of the car became known in between', async () => {
		const site = await siteOf(person);
		await watchInChat(site);
		await watchOnSite(site);
		await site.work();
		ban();
		const { query } = around.store;
		await query(
			"update watch set next_look_at = next_look_at + interval '1 day' where account_id is not null",
		);
		await site.work();
		await query("update watch_notice set html = replace(html, 'VIN', '<b>LADA 2114</b>, VIN')");
		around.clock.pass(24 * HOUR_MS);
		await site.work();
		expect(around.messenger.sent).toHaveLength(1);
	});

	test('stands in the list of the chat where it is told, and of no other', async () => {
		const site = await siteOf(person);
		await watchOnSite(site);
		const { list } = createWatches(site.deps);
		expect(await list(chatOf(PERSON))).toMatchObject([{ by: 'account' }]);
		expect(await list(chatOf(PERSON + 1))).toEqual([]);
	});

	test('is told what its other watch has not found', async () => {
		const site = await siteOf(person);
		await watchInChat(site);
		await site.work();
		ban();
		await watchOnSite(site);
		await site.work();
		expect(around.messenger.sent).toHaveLength(1);
	});

	test('and a chat of somebody else are both told', async () => {
		const site = await siteOf(person);
		await watchOnSite(site);
		await createWatches(site.deps).begin(chatOf(PERSON + 1), SAMPLE_VIN);
		await site.work();
		ban();
		await site.work();
		expect(around.messenger.sent.map(({ chat }) => chat).toSorted()).toEqual([PERSON, PERSON + 1]);
	});

	test('is closed when that Telegram is no longer linked', async () => {
		const site = await siteOf(person);
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.call('POST', 'watch-channels', { kind: 'telegram' });
		await site.work();
		await around.store.query('update account set telegram_id = null, google_id = $1', ['vera']);
		ban();
		await site.work();
		expect(around.messenger.sent).toEqual([]);
		expect((await site.call('GET', 'watch-channels')).data).toEqual([]);
	});

	test('is refused to who has not linked it', async () => {
		const refused = await (await siteOf()).call('POST', 'watch-channels', { kind: 'telegram' });
		expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('привяжите') });
	});
});
