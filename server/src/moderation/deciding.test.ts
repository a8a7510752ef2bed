import { randomUUID } from 'node:crypto';
import { getOwnComments } from '@avtosverka/contract/cabinet';
import { addComment, countComments, deleteComment, listComments } from '@avtosverka/contract/comments';
import { decideComments, takeQueue, undoDecision } from '@avtosverka/contract/moderation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../testing/open-site.ts';

const VIN = 'XTA21144094786239';

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
const count = async () => (await site.ask(countComments, { vin: VIN })).json.data.count;
const published = async () =>
	(await site.ask(listComments, { vin: VIN })).json.data.map(({ comment }: { comment: string }) => comment);

describe('a decision', () => {
	test('publishes a comment for everybody and counts it', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const { decisions, missed } = (await approve([id, id])).json.data;
		expect(missed).toEqual([]);
		expect(decisions).toEqual([
			{
				id: expect.any(String),
				comment_id: id,
				at: new Date(now).toISOString(),
				before: 'waiting',
				after: 'approved',
				reason: null,
				note: null,
			},
		]);
		expect([await count(), await published()]).toEqual([1, ['Битая рама, не берите']]);
	});

	test('refuses one: its author reads why, nobody else anything', async () => {
		const id = await add('Заходи на example.com');
		await take();
		await refuse([id], 'spam', ' ссылку\u202e уберите ');
		const [line] = (await site.ask(getOwnComments, {}, author)).json.data;
		expect([line.status, line.refusal]).toEqual([
			'refused',
			'Похоже на рекламу или спам. Модератор поясняет: ссылку уберите',
		]);
		expect([await count(), await published()]).toEqual([0, []]);
		expect((await site.ask(listComments, { vin: VIN }, author)).json.data).toMatchObject([
			{ status: 'refused' },
		]);
	});

	test('is only about what one holds and what waits; the rest is missed', async () => {
		const [mine, theirs, deleted, free] = [
			await add('мой текст тут'),
			await add('их текст тут'),
			await add('удалят текст'),
			await add('ничей текст'),
		] as [string, string, string, string];
		await take(moderator, 1);
		await take(other, 1);
		await take(moderator, 2);
		await site.ask(deleteComment, { id: deleted }, author);
		const unknown = randomUUID();
		const { decisions, missed } = (await approve([mine, theirs, deleted, free, unknown])).json.data;
		expect(decisions.map(({ comment_id }: { comment_id: string }) => comment_id)).toEqual([mine]);
		expect(missed).toEqual([theirs, deleted, free, unknown]);
		expect((await refuse([mine])).json.data.decisions).toEqual([]);
		expect(await count()).toBe(1);
	});

	test('is one row each, whoever made it', async () => {
		const ids = [await add('первый текст'), await add('второй текст')];
		await take();
		const { decisions } = (await approve(ids)).json.data;
		const first = decisions.find((made: { comment_id: string }) => made.comment_id === ids[0]);
		await site.ask(undoDecision, { id: first.id }, moderator);
		const { rows } = await database.store.db.execute(sql`
			select comment_id, moderator_id, before, after, undoes is not null as undoes
			from comment_decision order by number`);
		const row = { moderator_id: moderator.id, before: 'waiting', after: 'approved', undoes: false };
		expect(rows).toHaveLength(3);
		expect(rows.slice(0, 2)).toEqual(
			expect.arrayContaining(ids.map((comment_id) => ({ comment_id, ...row }))),
		);
		expect(rows[2]).toEqual({
			...row,
			comment_id: ids[0],
			before: 'approved',
			after: 'waiting',
			undoes: true,
		});
	});
});

describe('undoing', () => {
	test('hides a comment again, which waits and is held by the one who undid', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const made = await madeBy(approve([id]));
		const { status, json } = await site.ask(undoDecision, { id: made }, moderator);
		expect(status).toBe(200);
		expect(json.data.comment).toMatchObject({ id, status: 'waiting' });
		expect(json.data.decision).toMatchObject({ comment_id: id, before: 'approved', after: 'waiting' });
		expect([await count(), await published()]).toEqual([0, []]);
		expect(await take(other)).toEqual([]);
		expect(idsOf(await take())).toEqual([id]);
		expect((await refuse([id], 'off-topic')).json.data.decisions).toHaveLength(1);
	});

	test('is for one’s own last decision alone, once, and not about what is deleted', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const made = await madeBy(approve([id]));
		const undo = (person: Person, decision = made) => site.ask(undoDecision, { id: decision }, person);
		expect((await undo(other)).status).toBe(404);
		const undone = await undo(moderator);
		expect(undone.status).toBe(200);
		expect((await undo(moderator)).status).toBe(404);
		expect((await undo(moderator, undone.json.data.decision.id)).status).toBe(404);
		const again = await madeBy(approve([id]));
		expect((await undo(moderator)).status).toBe(404);
		await site.ask(deleteComment, { id }, author);
		expect((await undo(moderator, again)).status).toBe(404);
		expect(await count()).toBe(0);
	});

	test('is for whoever is left where the one who decided is no moderator any more', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const made = await madeBy(approve([id]));
		const undo = () => site.ask(undoDecision, { id: made }, other);
		expect((await undo()).status).toBe(404);
		await site.remove(moderator);
		expect((await undo()).status).toBe(200);
		expect(await count()).toBe(0);
	});

	test('takes back what was published of an author who is deleted by now', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const made = await madeBy(approve([id]));
		await site.remove(author);
		const { json } = await site.ask(undoDecision, { id: made }, moderator);
		expect(json.data.comment.author).toMatchObject({ id: null, name: 'Удалённый аккаунт' });
		expect((await refuse([id])).json.data.decisions).toHaveLength(1);
	});
});
