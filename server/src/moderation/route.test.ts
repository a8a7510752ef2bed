import { randomUUID } from 'node:crypto';
import { addComment, deleteComment } from '@avtosverka/contract/comments';
import {
	decideComments,
	getAuthorHistory,
	getModerationNumbers,
	getSubscription,
	setSubscription,
	takeQueue,
	undoDecision,
} from '@avtosverka/contract/moderation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../testing/open-site.ts';

const VIN = 'XTA21144094786239';
const MINUTE = 60_000;

const database = setUpDatabase();
let site: OpenSite;
let now: number;
let author: Person;
let moderator: Person;
let other: Person;
beforeAll(async () => {
	site = await openSite(database.store, { clock: { now: () => new Date(now) } });
});
afterAll(() => site.close());
beforeEach(async () => {
	now = Date.parse('2026-11-21T10:00:00Z');
	await database.store.db.execute(sql`truncate account, comment, comment_count cascade`);
	[author, moderator, other] = await Promise.all([
		site.person(),
		site.moderator('Анна Тестова'),
		site.moderator('Пётр Задержкин'),
	]);
});

async function add(comment: string, person = author): Promise<string> {
	now += 1000;
	const { status, json } = await site.ask(addComment, { vin: VIN, comment }, person);
	expect(status).toBe(200);
	return json.data.id;
}
const take = async (person = moderator, count = 20) =>
	(await site.ask(takeQueue, { count }, person)).json.data;
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const approve = (ids: string[], person = moderator) =>
	site.ask(decideComments, { decision: 'approve', ids }, person);
const refuse = (ids: string[], reason = 'spam', note?: string, person = moderator) =>
	site.ask(decideComments, { decision: 'refuse', ids, reason, ...(note !== undefined && { note }) }, person);
const madeBy = async (verdict: ReturnType<typeof approve>): Promise<string> =>
	(await verdict).json.data.decisions[0].id;

describe('whoever is no moderator', () => {
	const CALLS = [
		[takeQueue, { count: 1 }],
		[decideComments, { decision: 'approve', ids: [randomUUID()] }],
		[undoDecision, { id: randomUUID() }],
		[getAuthorHistory, { id: randomUUID() }],
		[getModerationNumbers, {}],
		[getSubscription, {}],
		[setSubscription, { digest: false, urgent: false }],
	] as const;

	test.each(CALLS)('learns that, and nothing else: $0.name', async (endpoint, fields) => {
		const { status, json } = await site.ask(endpoint, fields, author);
		expect([status, json]).toEqual([
			403,
			{ success: false, message: 'Эта часть сайта — для модераторов.', code: 'role' },
		]);
		expect((await site.ask(endpoint, fields)).status).toBe(401);
	});

	test('is so at once when the role is taken', async () => {
		await add('Битая рама');
		await database.store.db.execute(sql`delete from account_role where account_id = ${moderator.id}`);
		expect((await site.ask(takeQueue, { count: 1 }, moderator)).status).toBe(403);
	});

	test.each([
		[takeQueue, { count: 0 }],
		[takeQueue, { count: 21 }],
		[decideComments, { decision: 'approve', ids: [] }],
		[decideComments, { decision: 'refuse', ids: [randomUUID()] }],
		[decideComments, { decision: 'refuse', ids: [randomUUID()], reason: 'spam', note: 'а'.repeat(301) }],
		[undoDecision, { id: 'x' }],
		[getAuthorHistory, { id: 'x' }],
		[setSubscription, { digest: 1 }],
	] as const)(
		'and a moderator who asks what cannot be read gets a 400: $0.name',
		async (endpoint, fields) => {
			const { status, json } = await site.ask(endpoint, fields, moderator);
			expect([status, json.code]).toEqual([400, 'bad-input']);
		},
	);
});

describe('the queue', () => {
	test('begins with what is gravest, then oldest, and shows what was seen where', async () => {
		const calm = await add('Хорошая машина, всем советую');
		const link = await add('Заходи на example.com');
		const grave = await add('Паспорт хозяина 4509 123456');
		const rows = await take();
		expect(idsOf(rows)).toEqual([grave, link, calm]);
		expect(rows[1]).toEqual({
			id: link,
			vin: VIN,
			comment: 'Заходи на example.com',
			created_at: expect.any(String),
			status: 'waiting',
			author: {
				id: author.id,
				name: 'Вера Примерова',
				since: expect.any(String),
				approved: 0,
				refused: 0,
				waiting: 3,
			},
			remarks: [
				{
					phase: 'links',
					severity: 'medium',
					reason: 'Ссылка на другой сайт.',
					marks: [{ from: 10, to: 21 }],
				},
			],
			held_until: new Date(now + 10 * MINUTE).toISOString(),
		});
	});

	test('never gives a comment to two at once, gives one’s own again first, and others’ when their time is over', async () => {
		const ids = [await add('первый текст'), await add('второй текст'), await add('третий текст')];
		expect(idsOf(await take(moderator, 2))).toEqual(ids.slice(0, 2));
		expect(idsOf(await take(other))).toEqual(ids.slice(2));
		expect(idsOf(await take(moderator, 2))).toEqual(ids.slice(0, 2));
		now += 10 * MINUTE;
		expect(idsOf(await take(other))).toEqual(
			[ids[2], ids[0], ids[1]].toSorted((a, b) => ids.indexOf(a!) - ids.indexOf(b!)),
		);
		expect(await take(moderator)).toEqual([]);
	});

	test('never gives a moderator his own comment, and he cannot decide on it', async () => {
		const id = await add('Сам похвалю', moderator);
		expect(await take(moderator)).toEqual([]);
		expect((await approve([id])).json.data).toEqual({ decisions: [], missed: [id] });
		expect(idsOf(await take(other))).toEqual([id]);
	});

	test('has nothing that is deleted', async () => {
		const id = await add('Передумал писать');
		await site.ask(deleteComment, { id }, author);
		expect(await take()).toEqual([]);
	});
});

describe('what a moderator looks at beside', () => {
	test('is everything that an author wrote, with the decisions, deleted ones without their text', async () => {
		const [stored, gone] = [await add('первый текст'), await add('второй текст')];
		await take();
		await refuse([stored!], 'other', 'так нельзя');
		await site.ask(deleteComment, { id: gone }, author);
		const { json } = await site.ask(getAuthorHistory, { id: author.id }, moderator);
		expect(json.data).toMatchObject([
			{ id: gone, comment: '', deleted: true, decisions: [] },
			{ id: stored, comment: 'первый текст', deleted: false, status: 'refused' },
		]);
		expect(json.data[1].decisions).toMatchObject([{ after: 'refused', reason: 'other', note: 'так нельзя' }]);
		expect((await site.ask(getAuthorHistory, { id: randomUUID() }, moderator)).json.data).toEqual([]);
	});

	test('are the numbers of the queue and of thirty days, without what was undone', async () => {
		const numbers = async () => (await site.ask(getModerationNumbers, {}, moderator)).json.data;
		expect(await numbers()).toEqual({
			waiting: 0,
			oldest: null,
			median_seconds: null,
			approved: 0,
			refused: [],
		});
		const ids = [await add('первый текст'), await add('второй текст'), await add('третий текст')];
		const oldest = new Date(now).toISOString();
		now += MINUTE;
		await take();
		await approve([ids[0]!]);
		await refuse([ids[1]!], 'insult');
		const made = await madeBy(approve([ids[2]!]));
		await site.ask(undoDecision, { id: made }, moderator);
		expect(await numbers()).toEqual({
			waiting: 1,
			oldest,
			median_seconds: 61.5,
			approved: 1,
			refused: [{ reason: 'insult', count: 1 }],
		});
		now += 31 * 24 * 60 * MINUTE;
		expect(await numbers()).toMatchObject({ median_seconds: null, approved: 0, refused: [] });
	});

	test('is what the bot tells: nothing without a bot, and nothing is wished then', async () => {
		const none = { available: false, linked: false, digest: false, urgent: false };
		expect((await site.ask(getSubscription, {}, moderator)).json.data).toEqual(none);
		const subscribed = await site.ask(setSubscription, { digest: true, urgent: false }, moderator);
		expect(subscribed.status).toBe(400);
		expect(subscribed.json.message).toBe('Бот на этом сайте сейчас не включён.');
		const off = await site.ask(setSubscription, { digest: false, urgent: false }, moderator);
		expect(off.json.data).toEqual(none);
	});
});
