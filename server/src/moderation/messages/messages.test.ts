import { addComment, deleteComment, listComments } from '@avtosverka/contract/comments';
import type { Endpoint } from '@avtosverka/contract/endpoint';
import { decideComments, getSubscription, setSubscription, takeQueue } from '@avtosverka/contract/moderation';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { MARKER } from '../../http/testing/served-app.ts';
import { type Node, startNode } from '../../sign-in/messenger/testing/node.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type Phone, type PlayedTelegram, playTelegram } from '../../telegram/testing/phone.ts';
import { createPress } from './press.ts';
import { BUTTONS } from './words.ts';

const VIN = 'XTA21144094786239';
const URGENT = 'Хозяин Примеров Пётр Образцович, паспорт 4509 123456';
/** The sandbox's first person has the number 7 000 000 001. */
const FIRST_ID = 7_000_000_000;
/** Writes to the bot and blocks it at once. */
const BLOCKER = 3;

type Person = { readonly id: string; readonly token: string; readonly phone: Phone };

const database = setUpDatabase();
let played: PlayedTelegram;
let now: number;
const clock = { now: () => new Date(now) };
const nodes: Node[] = [];
let lastPerson = 0;
beforeAll(async () => {
	played = await playTelegram();
});
beforeEach(async () => {
	now = Date.parse('2026-11-21T05:00:00Z');
	await database.store.db.execute(sql`truncate account, comment, comment_count cascade`);
});
afterEach(async () => {
	for (const node of nodes.splice(0)) await node.close();
});
afterAll(() => played.close());

/** A process whose bot listens and works; its clock stands still, so its lease is never lost. */
async function start(): Promise<Node> {
	const node = await startNode({ settings: played.settings, store: database.store, clock });
	nodes.push(node);
	await vi.waitFor(async () => expect(await node.telegram.works()).toBe(true), { timeout: 5_000 });
	return node;
}

/** Somebody who signed in by Telegram, and has therefore written to the bot. */
async function person(isModerator: boolean, given?: number): Promise<Person> {
	lastPerson += 1;
	const number = given ?? 500 + lastPerson;
	const phone = played.phone(number);
	const accounts = testAccounts(database.store, clock);
	const identity = {
		provider: 'telegram',
		id: FIRST_ID + number,
		name: 'Вера Примерова',
		username: null,
	} as const;
	const { id } = await accounts.enter(identity);
	if (isModerator)
		await database.store.db.execute(sql`insert into account_role values (${id}, 'moderator', now())`);
	await phone.say('привет');
	if (number !== BLOCKER) await phone.botMessage();
	return { id, token: await accounts.issueToken(id), phone };
}

async function ask(
	{ app }: Node,
	{ method, path, session }: Endpoint,
	{ token }: Person,
	fields: object = {},
) {
	const inBody = session?.from === 'body';
	const reply = await app.inject({
		method,
		url: path,
		headers: { ...MARKER, ...(!inBody && { authorization: `Bearer ${token}` }) },
		...(method === 'POST' && { payload: { ...fields, ...(inBody && { token }) } }),
	});
	return reply.json();
}
const add = async (node: Node, who: Person, comment = URGENT) =>
	(await ask(node, addComment, who, { vin: VIN, comment })).data.id as string;
const published = async (node: Node, who: Person) =>
	(await ask(node, listComments, who, { vin: VIN })).data.map(({ status }: { status: string }) => status);
/** Long enough for anything the bot was going to do. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 500));
const saidBy = async ({ phone }: Person) =>
	(await phone.read()).filter(({ by }) => by === 'bot').map(({ text }) => text);

async function setUp() {
	const node = await start();
	const moderator = await person(true);
	const author = await person(false);
	const subscribed = await ask(node, setSubscription, moderator, { digest: false, urgent: true });
	expect(subscribed.data).toEqual({ available: true, linked: true, digest: false, urgent: true });
	return { node, moderator, author };
}

describe('an urgent comment', () => {
	test('comes to a moderator with what was seen in it, as text without markup, and his press publishes it', async () => {
		const { node, moderator, author } = await setUp();
		await add(node, author, `${URGENT} <b>*_[`);
		const said = await moderator.phone.botMessage(2);
		expect(said.text).toContain('Срочно: Номер личного документа. Имя и отчество.');
		expect(said.text).not.toContain('Вера Примерова');
		expect(said.text).toContain(`VIN ${VIN}`);
		expect(said.text).toContain(`${URGENT} <b>*_[`);
		expect(said.text).toContain('/moderation');
		await moderator.phone.press('Одобрить');
		await vi.waitFor(async () =>
			expect((await moderator.phone.botMessage(2)).text).toContain('\n\nОдобрен.'),
		);
		expect((await moderator.phone.botMessage(2)).buttons).toEqual([]);
		expect(await published(node, author)).toEqual(['approved']);
	});

	test('has no button that does not do what is written on it', async () => {
		const leadsTo: Readonly<Record<keyof typeof BUTTONS, string>> = {
			approve: '\n\nОдобрен.',
			refuse: '\n\nОтклонён.',
		};
		const { node, moderator, author } = await setUp();
		for (const [place, [what, words]] of Object.entries(leadsTo).entries()) {
			await add(node, author, `${URGENT}, ${what}`);
			const { buttons } = await moderator.phone.botMessage(place + 2);
			expect(buttons.flat().map(({ text }) => text)).toEqual(Object.values(BUTTONS));
			await moderator.phone.press(BUTTONS[what as keyof typeof BUTTONS]);
			await vi.waitFor(async () =>
				expect((await moderator.phone.botMessage(place + 2)).text).toContain(words),
			);
		}
	});

	test('is refused by a press for the reason that its gravest remark suggests, as that moderator’s decision', async () => {
		const { node, moderator, author } = await setUp();
		await add(node, author);
		await moderator.phone.botMessage(2);
		await moderator.phone.press('Отклонить');
		await vi.waitFor(async () =>
			expect((await moderator.phone.botMessage(2)).text).toContain('\n\nОтклонён.'),
		);
		const { rows } = await database.store.db.execute(
			sql`select moderator_id, after, reason from comment_decision`,
		);
		expect(rows).toEqual([{ moderator_id: moderator.id, after: 'refused', reason: 'personal-data' }]);
	});

	test('is told once, whichever of two processes keeps the bot, and not to its author', async () => {
		const { node, moderator } = await setUp();
		await start();
		const author = await person(true);
		await ask(node, setSubscription, author, { digest: false, urgent: true });
		await add(node, author);
		await moderator.phone.botMessage(2);
		await quiet();
		expect(await saidBy(moderator)).toHaveLength(2);
		expect(await saidBy(author)).toHaveLength(1);
	});

	test('comes to the others where one has blocked the bot', async () => {
		const { node, moderator, author } = await setUp();
		const blocker = await person(true, BLOCKER);
		await ask(node, setSubscription, blocker, { digest: false, urgent: true });
		await add(node, author);
		await moderator.phone.botMessage(2);
		expect(node.log.join('')).not.toContain('moderators were not told');
	});

	test('is nothing that a button can do once the role is taken', async () => {
		const { node, moderator, author } = await setUp();
		await add(node, author);
		await moderator.phone.botMessage(2);
		await database.store.db.execute(sql`delete from account_role`);
		await moderator.phone.press('Одобрить');
		await quiet();
		expect(await published(node, author)).toEqual(['waiting']);
		expect((await moderator.phone.botMessage(2)).buttons).toHaveLength(2);
	});

	test('says what became of it where it was decided or deleted in between', async () => {
		const { node, moderator, author } = await setUp();
		const first = await add(node, author);
		await moderator.phone.botMessage(2);
		await ask(node, takeQueue, moderator, { count: 1 });
		await ask(node, decideComments, moderator, { decision: 'approve', ids: [first] });
		await moderator.phone.press('Отклонить');
		await vi.waitFor(async () =>
			expect((await moderator.phone.botMessage(2)).text).toContain('\n\nОдобрен.'),
		);
		const second = await add(node, author, `${URGENT}, ул. Примерная, д. 5`);
		await moderator.phone.botMessage(3);
		await ask(node, deleteComment, author, { id: second });
		await moderator.phone.press('Одобрить');
		await vi.waitFor(async () =>
			expect((await moderator.phone.botMessage(3)).text).toBe('Автор удалил этот комментарий.'),
		);
	});

	test('that another moderator looks at stays his', async () => {
		const { node, moderator, author } = await setUp();
		const other = await person(true);
		await add(node, author);
		await moderator.phone.botMessage(2);
		await ask(node, takeQueue, other, { count: 1 });
		await moderator.phone.press('Одобрить');
		await quiet();
		expect(await published(node, author)).toEqual(['waiting']);
	});

	test('that is not urgent is not told, nor is any to somebody who did not ask', async () => {
		const { node, moderator, author } = await setUp();
		await ask(node, setSubscription, moderator, { digest: false, urgent: false });
		await add(node, author);
		await quiet();
		await ask(node, setSubscription, moderator, { digest: false, urgent: true });
		await moderator.phone.botMessage(2);
		await add(node, author, 'Хорошая машина, но дорого');
		await quiet();
		expect(await saidBy(moderator)).toHaveLength(2);
	});

	test.each([`comment:approve:${'-'.repeat(36)}`, 'comment:approve:', 'comment'])(
		'is nothing that a forged press can decide: %s',
		async (data) => {
			const { moderator } = await setUp();
			const { rows } = await database.store.db.execute<{ telegram_id: string }>(
				sql`select telegram_id from account where id = ${moderator.id}`,
			);
			const moderation = { decide: () => Promise.reject(new Error('not in this test')) };
			const press = createPress({ store: database.store, clock, siteUrl: 'https://a.example', moderation });
			const sender = { id: Number(rows[0]?.telegram_id), name: null, username: null };
			expect(await press(sender, data)).toEqual({ notice: 'Эта кнопка для модераторов.', message: null });
		},
	);

	test('leaves nothing of itself in the log', async () => {
		const { node, moderator, author } = await setUp();
		await add(node, author);
		await moderator.phone.botMessage(2);
		expect(node.log.join('')).not.toMatch(/4509|Примеров|XTA21144094786239/);
	});
});

describe('the digest', () => {
	test('comes at nine in Moscow, once a day for all processes, with what waits', async () => {
		const node = await start();
		await start();
		const [moderator, author] = [await person(true), await person(false)];
		await ask(node, setSubscription, moderator, { digest: true, urgent: false });
		await add(node, author, 'Хорошая машина, но дорого');
		await quiet();
		expect(await saidBy(moderator)).toHaveLength(1);
		now = Date.parse('2026-11-21T06:00:00Z');
		const { text } = await moderator.phone.botMessage(2);
		expect(text).toContain('Ждут проверки: 1 комментарий, самый старый от 21 ноября 2026, 08:00 МСК.');
		await quiet();
		expect(await saidBy(moderator)).toHaveLength(2);
		now = Date.parse('2026-11-22T06:00:00Z');
		await moderator.phone.botMessage(3);
	});

	test('does not come on the day of a subscription made after nine', async () => {
		now = Date.parse('2026-11-21T15:00:00Z');
		const node = await start();
		const moderator = await person(true);
		await ask(node, setSubscription, moderator, { digest: true, urgent: false });
		await quiet();
		expect(await saidBy(moderator)).toHaveLength(1);
		expect((await ask(node, getSubscription, moderator)).data.digest).toBe(true);
	});
});
