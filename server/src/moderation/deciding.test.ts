import { randomUUID } from 'node:crypto';
import { getOwnComments } from '@avtosverka/contract/cabinet';
import { countComments, deleteComment, listComments } from '@avtosverka/contract/comments';
import { undoDecision } from '@avtosverka/contract/moderation';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { VIN } from '../comments/testing/comment-site.ts';
import type { Person } from '../testing/open-site.ts';
import { setUpModeratedComments } from './testing/moderated-comments.ts';

const moderated = setUpModeratedComments();
const { database, add, take, idsOf, approve, refuse, madeBy } = moderated;

const count = async () => (await moderated.site.ask(countComments, { vin: VIN })).json.data.count;
const published = async () =>
	(await moderated.site.ask(listComments, { vin: VIN })).json.data.map(
		({ comment }: { comment: string }) => comment,
	);

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
				at: moderated.clock.now().toISOString(),
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
		const [line] = (await moderated.site.ask(getOwnComments, {}, moderated.author)).json.data;
		expect([line.status, line.refusal]).toEqual([
			'refused',
			'Похоже на рекламу или спам. Модератор поясняет: ссылку уберите',
		]);
		expect([await count(), await published()]).toEqual([0, []]);
		expect((await moderated.site.ask(listComments, { vin: VIN }, moderated.author)).json.data).toMatchObject([
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
		await take(moderated.moderator, 1);
		await take(moderated.other, 1);
		await take(moderated.moderator, 2);
		await moderated.site.ask(deleteComment, { id: deleted }, moderated.author);
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
		await moderated.site.ask(undoDecision, { id: first.id }, moderated.moderator);
		const { rows } = await database.store.db.execute(sql`
			select comment_id, moderator_id, before, after, undoes is not null as undoes
			from comment_decision order by number`);
		const row = { moderator_id: moderated.moderator.id, before: 'waiting', after: 'approved', undoes: false };
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
		const { status, json } = await moderated.site.ask(undoDecision, { id: made }, moderated.moderator);
		expect(status).toBe(200);
		expect(json.data.comment).toMatchObject({ id, status: 'waiting' });
		expect(json.data.decision).toMatchObject({ comment_id: id, before: 'approved', after: 'waiting' });
		expect([await count(), await published()]).toEqual([0, []]);
		expect(await take(moderated.other)).toEqual([]);
		expect(idsOf(await take())).toEqual([id]);
		expect((await refuse([id], 'off-topic')).json.data.decisions).toHaveLength(1);
	});

	test('is for one’s own last decision alone, once, and not about what is deleted', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const made = await madeBy(approve([id]));
		const undo = (person: Person, decision = made) =>
			moderated.site.ask(undoDecision, { id: decision }, person);
		expect((await undo(moderated.other)).status).toBe(404);
		const undone = await undo(moderated.moderator);
		expect(undone.status).toBe(200);
		expect((await undo(moderated.moderator)).status).toBe(404);
		expect((await undo(moderated.moderator, undone.json.data.decision.id)).status).toBe(404);
		const again = await madeBy(approve([id]));
		expect((await undo(moderated.moderator)).status).toBe(404);
		await moderated.site.ask(deleteComment, { id }, moderated.author);
		expect((await undo(moderated.moderator, again)).status).toBe(404);
		expect(await count()).toBe(0);
	});

	test('is for whoever is left where the one who decided is no moderator any more', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const made = await madeBy(approve([id]));
		const undo = () => moderated.site.ask(undoDecision, { id: made }, moderated.other);
		expect((await undo()).status).toBe(404);
		await moderated.site.remove(moderated.moderator);
		expect((await undo()).status).toBe(200);
		expect(await count()).toBe(0);
	});

	test('takes back what was published of an author who is deleted by now', async () => {
		const id = await add('Битая рама, не берите');
		await take();
		const made = await madeBy(approve([id]));
		await moderated.site.remove(moderated.author);
		const { json } = await moderated.site.ask(undoDecision, { id: made }, moderated.moderator);
		expect(json.data.comment.author).toMatchObject({ id: null, name: 'Удалённый аккаунт' });
		expect((await refuse([id])).json.data.decisions).toHaveLength(1);
	});
});
