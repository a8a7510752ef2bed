import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeMessenger } from '../../bot/testing/fake-messenger.ts';
import { createStoredJobs, type StoredJobs } from '../../jobs/testing/stored-jobs.ts';
import { signInNotice } from '../../store/schema/sign-in-notice.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { testConfig } from '../../testing/test-deps.ts';
import { addChannel } from '../../watches/channels/store.ts';
import type { PushSender } from '../../watches/push/sender.ts';
import { createAccounts } from '../create-accounts.ts';
import { PYOTR, VERA } from '../testing/invented-people.ts';
import { createSignInNoting } from './noting.ts';
import { purgeNotices } from './store.ts';
import { createSignInComposers, createSignInTelling } from './telling.ts';

const APP_SECRET = 'a secret of told changes';
const VK = { provider: 'vk', id: '77', name: null } as const;
const MAIL = 'vera.inogda@example.com';
const SUBSCRIPTION = JSON.stringify({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } });
const HOUR_MS = 3_600_000;
const config = testConfig({
	...{ SITE_URL: 'https://sverka.example', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' },
	...{ TELEGRAM_BOT_TOKEN: `123456:${'a'.repeat(35)}`, TELEGRAM_BOT_NAME: 'sverka_bot' },
});

const database = setUpDatabase();

let now: number;
const clock = { now: () => new Date(now) };
let jobs: StoredJobs;
let messenger: ReturnType<typeof fakeMessenger>;
let shown: { title: string; body: string; path: string }[];
let pushOutcome: Awaited<ReturnType<PushSender['send']>>;
beforeEach(async () => {
	now = Date.parse('2026-11-28T23:30:00Z');
	jobs = createStoredJobs();
	messenger = fakeMessenger();
	shown = [];
	pushOutcome = 'sent';
	await database.store.db.execute(sql`truncate account, letter cascade`);
});

const deps = () => ({
	config: { ...config, push: config.push ?? ({} as never) },
	store: database.store,
	clock,
});
const accounts = () =>
	createAccounts(
		{ store: database.store, clock, appSecret: APP_SECRET },
		{ tell: createSignInNoting({ ...deps(), jobs }) },
	);
const push: PushSender = {
	async send(_subscription, message) {
		shown.push(message);
		return pushOutcome;
	},
};
const telling = () => createSignInTelling(deps(), { messengers: { telegram: messenger }, push });

/** Does every job that waits. */
async function work(): Promise<void> {
	for (const { id, queue } of jobs.stored.splice(0)) {
		if (queue === 'sign-in-notice') await telling()({ id }, new AbortController().signal);
	}
}

async function letters() {
	const { rows } = await database.store.db.execute<{ about: string }>(
		sql`select about from letter where kind = 'sign-in-changed' order by created_at`,
	);
	const composed = rows.map(({ about }) => createSignInComposers(deps())['sign-in-changed'](about));
	return (await Promise.all(composed)).flatMap((letter) => (letter === null ? [] : [letter]));
}

async function addWatchChannel(
	accountId: string,
	kind: 'mail' | 'push',
	address: string,
	isConfirmed = true,
) {
	const row = { accountId, kind, address, now: clock.now(), consent: isConfirmed ? 'Да' : null };
	await addChannel(database.store, APP_SECRET, row);
}

describe('a changed way in', () => {
	test('is told by a letter, in a chat and in a browser, at night too, and once to each', async () => {
		const { id } = await accounts().enter(VERA);
		await accounts().link(id, PYOTR);
		for (const address of [MAIL, VERA.email.toUpperCase()]) await addWatchChannel(id, 'mail', address);
		await addWatchChannel(id, 'push', SUBSCRIPTION);
		await work();
		await database.store.db.execute(sql`truncate letter, sign_in_notice`);
		await accounts().link(id, VK);
		await work();
		expect((await letters()).map(({ to }) => to.toLowerCase()).toSorted()).toEqual([MAIL, VERA.email]);
		expect(messenger.sent).toMatchObject([
			{ chat: PYOTR.id, html: expect.stringMatching(/^<b>К аккаунту привязан вход через VK ID<\/b>/) },
		]);
		expect(messenger.sent[0]?.rows).toEqual([
			[{ text: 'Открыть кабинет', url: 'https://sverka.example/user' }],
		]);
		expect(shown).toMatchObject([{ title: 'К аккаунту привязан вход через VK ID', path: '/user' }]);
		await work();
		expect([messenger.sent, shown]).toEqual([[expect.anything()], [expect.anything()]]);
	});

	test('is told to the address that was unlinked, with the way back', async () => {
		const { id } = await accounts().enter(VERA);
		await accounts().link(id, VK);
		await database.store.db.execute(sql`truncate letter, sign_in_notice`);
		now += HOUR_MS;
		await accounts().unlink(id, 'google');
		const [letter] = await letters();
		expect(letter).toMatchObject({ to: VERA.email, subject: 'От аккаунта отвязан вход через Google' });
		expect(letter?.text).toContain('29 ноября 2026, 03:30 по Москве');
		expect(letter?.text).toContain('в течение суток войдите через Google');
		expect(letter?.text).toContain('Вернуть вход:\nhttps://sverka.example/auth');
		await accounts().takeBack(VERA);
		expect(await letters()).toHaveLength(1);
	});

	test('is not told where the person has not said yes, nor by what is switched off', async () => {
		const { id } = await accounts().enter(VERA);
		await accounts().link(id, { ...PYOTR, provider: 'max' });
		await addWatchChannel(id, 'mail', MAIL, false);
		jobs.stored.length = 0;
		await database.store.db.execute(sql`truncate letter, sign_in_notice`);
		await accounts().link(id, VK);
		expect((await letters()).map(({ to }) => to)).toEqual([VERA.email]);
		expect(jobs.stored.filter(({ queue }) => queue === 'sign-in-notice')).toEqual([]);
	});

	test('is tried again until it is taken, and for a day at most', async () => {
		const { id } = await accounts().enter(PYOTR);
		await addWatchChannel(id, 'push', SUBSCRIPTION);
		await accounts().link(id, VK);
		pushOutcome = 'again';
		const stored = [...jobs.stored];
		await expect(work()).rejects.toThrow('not told yet');
		pushOutcome = 'gone';
		jobs.stored.push(...stored);
		await work();
		expect(shown).toHaveLength(2);
		expect(await database.store.db.$count(signInNotice)).toBe(0);
		await accounts().unlink(id, 'vk');
		pushOutcome = 'again';
		now += 25 * HOUR_MS;
		await work();
		expect(await database.store.db.$count(signInNotice)).toBe(0);
	});

	test('is not told of a chat that is closed, and nothing is left of it', async () => {
		const { id } = await accounts().enter(PYOTR);
		messenger.closed.add(PYOTR.id);
		await accounts().link(id, VK);
		await work();
		expect(messenger.sent).toEqual([]);
		expect(await database.store.db.$count(signInNotice)).toBe(0);
	});

	test('is told to nobody whose account is deleted, and no longer than some days', async () => {
		const { id } = await accounts().enter(VERA);
		await accounts().link(id, VK);
		const { db } = database.store;
		expect(await purgeNotices(database.store, clock.now(), 10)).toBe(1);
		await accounts().unlink(id, 'vk');
		expect(await letters()).toHaveLength(1);
		await accounts().remove(id);
		expect([await letters(), await db.$count(signInNotice)]).toEqual([[], 0]);
	});

	test('keeps an address encrypted', async () => {
		const { id } = await accounts().enter(VERA);
		await accounts().link(id, VK);
		const [row] = await database.store.db.select().from(signInNotice);
		expect(row?.address.toString()).not.toContain('vera');
	});
});
