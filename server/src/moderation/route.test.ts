import { randomUUID } from 'node:crypto';
import { deleteComment } from '@avtosverka/contract/comments';
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
import { describe, expect, test } from 'vitest';
import { VIN } from '../comments/testing/comment-site.ts';
import { setUpModeratedComments } from './testing/moderated-comments.ts';

const MINUTE = 60_000;

const moderated = setUpModeratedComments();
const { database, add, take, idsOf, approve, refuse, madeBy } = moderated;

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
		const { status, json } = await moderated.site.ask(endpoint, fields, moderated.author);
		expect([status, json]).toEqual([
			403,
			{ success: false, message: 'Эта часть сайта — для модераторов.', code: 'role' },
		]);
		expect((await moderated.site.ask(endpoint, fields)).status).toBe(401);
	});

	test('is so at once when the role is taken', async () => {
		await add('Битая рама');
		await database.store.db.execute(
			sql`delete from account_role where account_id = ${moderated.moderator.id}`,
		);
		expect((await moderated.site.ask(takeQueue, { count: 1 }, moderated.moderator)).status).toBe(403);
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
			const { status, json } = await moderated.site.ask(endpoint, fields, moderated.moderator);
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
				id: moderated.author.id,
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
			held_until: new Date(moderated.clock.now().getTime() + 10 * MINUTE).toISOString(),
		});
	});

	test('never gives a comment to two at once, gives one’s own again first, and others’ when their time is over', async () => {
		const ids = [await add('первый текст'), await add('второй текст'), await add('третий текст')];
		expect(idsOf(await take(moderated.moderator, 2))).toEqual(ids.slice(0, 2));
		expect(idsOf(await take(moderated.other))).toEqual(ids.slice(2));
		expect(idsOf(await take(moderated.moderator, 2))).toEqual(ids.slice(0, 2));
		moderated.clock.pass(10 * MINUTE);
		expect(idsOf(await take(moderated.other))).toEqual(
			[ids[2], ids[0], ids[1]].toSorted((a, b) => ids.indexOf(a!) - ids.indexOf(b!)),
		);
		expect(await take(moderated.moderator)).toEqual([]);
	});

	test('never gives a moderator his own comment, and he cannot decide on it', async () => {
		const id = await add('Сам похвалю', moderated.moderator);
		expect(await take(moderated.moderator)).toEqual([]);
		expect((await approve([id])).json.data).toEqual({ decisions: [], missed: [id] });
		expect(idsOf(await take(moderated.other))).toEqual([id]);
	});

	test('has nothing that is deleted', async () => {
		const id = await add('Передумал писать');
		await moderated.site.ask(deleteComment, { id }, moderated.author);
		expect(await take()).toEqual([]);
	});
});

describe('what a moderator looks at beside', () => {
	test('is everything that an author wrote, with the decisions, deleted ones without their text', async () => {
		const [stored, gone] = [await add('первый текст'), await add('второй текст')];
		await take();
		await refuse([stored!], 'other', 'так нельзя');
		await moderated.site.ask(deleteComment, { id: gone }, moderated.author);
		const { json } = await moderated.site.ask(
			getAuthorHistory,
			{ id: moderated.author.id },
			moderated.moderator,
		);
		expect(json.data).toMatchObject([
			{ id: gone, comment: '', deleted: true, decisions: [] },
			{ id: stored, comment: 'первый текст', deleted: false, status: 'refused' },
		]);
		expect(json.data[1].decisions).toMatchObject([{ after: 'refused', reason: 'other', note: 'так нельзя' }]);
		expect(
			(await moderated.site.ask(getAuthorHistory, { id: randomUUID() }, moderated.moderator)).json.data,
		).toEqual([]);
	});

	test('are the numbers of the queue and of thirty days, without what was undone', async () => {
		const numbers = async () =>
			(await moderated.site.ask(getModerationNumbers, {}, moderated.moderator)).json.data;
		expect(await numbers()).toEqual({
			waiting: 0,
			oldest: null,
			median_seconds: null,
			approved: 0,
			refused: [],
		});
		const ids = [await add('первый текст'), await add('второй текст'), await add('третий текст')];
		const oldest = moderated.clock.now().toISOString();
		moderated.clock.pass(MINUTE);
		await take();
		await approve([ids[0]!]);
		await refuse([ids[1]!], 'insult');
		const made = await madeBy(approve([ids[2]!]));
		await moderated.site.ask(undoDecision, { id: made }, moderated.moderator);
		expect(await numbers()).toEqual({
			waiting: 1,
			oldest,
			median_seconds: 61.5,
			approved: 1,
			refused: [{ reason: 'insult', count: 1 }],
		});
		moderated.clock.pass(31 * 24 * 60 * MINUTE);
		expect(await numbers()).toMatchObject({ median_seconds: null, approved: 0, refused: [] });
	});

	test('is what the bot tells: nothing without a bot, and nothing is wished then', async () => {
		const none = { available: false, linked: false, digest: false, urgent: false };
		expect((await moderated.site.ask(getSubscription, {}, moderated.moderator)).json.data).toEqual(none);
		const subscribed = await moderated.site.ask(
			setSubscription,
			{ digest: true, urgent: false },
			moderated.moderator,
		);
		expect(subscribed.status).toBe(400);
		expect(subscribed.json.message).toBe('Бот на этом сайте сейчас не включён.');
		const off = await moderated.site.ask(
			setSubscription,
			{ digest: false, urgent: false },
			moderated.moderator,
		);
		expect(off.json.data).toEqual(none);
	});
});
