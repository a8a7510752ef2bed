import { getOwnComments } from '@avtosverka/contract/cabinet';
import { deleteComment } from '@avtosverka/contract/comments';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { VIN } from './testing/comment-site.ts';
import { OTHER_VIN, setUpWrittenComments } from './testing/written-comments.ts';

const comments = setUpWrittenComments();
const { database, add, publish, list, textsFor, count } = comments;

describe('deleting', () => {
	test('takes one’s own comment from everybody at once, from the count too, and a second time is no error', async () => {
		const { id } = (await add('Опубликованный')).json.data;
		await publish(id);
		expect(await count()).toBe(1);
		for (let time = 0; time < 2; time += 1) {
			const { status, json } = await comments.site.ask(deleteComment, { id }, comments.vera);
			expect([status, json]).toEqual([200, { success: true, message: 'Комментарий удалён.' }]);
		}
		expect([await count(), await textsFor(comments.vera), await textsFor()]).toEqual([0, [], []]);
		const { rows } = await database.store.db.execute(sql`select text, remarks from comment`);
		expect(rows).toEqual([{ text: '', remarks: [] }]);
	});

	test('leaves another person’s comment, which is not even known to be there', async () => {
		const { id } = (await add('Чужой')).json.data;
		const unknown = await comments.site.ask(
			deleteComment,
			{ id: '00000000-0000-4000-8000-000000000000' },
			comments.pyotr,
		);
		const foreign = await comments.site.ask(deleteComment, { id }, comments.pyotr);
		expect([foreign.status, foreign.json]).toEqual([404, unknown.json]);
		expect(await textsFor(comments.vera)).toEqual(['waiting: Чужой']);
	});

	test('needs somebody signed in', async () => {
		const { id } = (await add('Мой')).json.data;
		expect((await comments.site.ask(deleteComment, { id })).status).toBe(401);
	});
});

describe('the cabinet', () => {
	test('lists one’s own comments with their state and the reason of a refusal, without the deleted', async () => {
		const first = (await add('Отклонённый')).json.data;
		const second = (await add('Удалённый', comments.vera, OTHER_VIN)).json.data;
		await database.store.db.execute(
			sql`update comment set state = 'refused', refusal = 'Похоже на рекламу.' where id = ${first.id}`,
		);
		await comments.site.ask(deleteComment, { id: second.id }, comments.vera);
		expect((await comments.site.ask(getOwnComments, {}, comments.vera)).json.data).toEqual([
			{
				id: first.id,
				user_id: comments.vera.id,
				vin: VIN,
				comment: 'Отклонённый',
				created_at: first.created_at,
				user: { name: 'Вера Примерова' },
				status: 'refused',
				refusal: 'Похоже на рекламу.',
			},
		]);
		expect((await comments.site.ask(getOwnComments, {}, comments.pyotr)).json.data).toEqual([]);
	});
});

describe('a deleted account', () => {
	test('is the author of nothing: published ones stay without a name, the others are emptied', async () => {
		const published = (await add('Останется')).json.data;
		await publish(published.id);
		await add('Ждал проверки');
		await comments.site.remove(comments.vera);
		expect((await list()).data).toEqual([
			{ ...published, user_id: null, user: { name: 'Удалённый аккаунт' }, status: 'approved' },
		]);
		const { rows } = await database.store.db.execute(
			sql`select account_id, name, text from comment order by text`,
		);
		expect(rows).toEqual([
			{ account_id: null, name: 'Удалённый аккаунт', text: '' },
			{ account_id: null, name: 'Удалённый аккаунт', text: 'Останется' },
		]);
		expect(await count()).toBe(1);
	});

	test('loses its role and what the bot tells it', async () => {
		const moderator = await comments.site.moderator();
		await database.store.db.execute(
			sql`insert into moderator_subscription values (${moderator.id}, true, true, null)`,
		);
		await comments.site.remove(moderator);
		const { rows } = await database.store.db.execute(
			sql`select account_id from account_role union all select account_id from moderator_subscription`,
		);
		expect(rows).toEqual([]);
	});

	test('gets no comment that was on its way', async () => {
		const tries = Array.from({ length: 4 }, (_, index) => add(`На ходу ${index}`));
		await Promise.all([comments.site.remove(comments.vera), ...tries]);
		const { rows } = await database.store.db.execute(sql`select from comment where account_id is not null`);
		expect(rows).toEqual([]);
	});
});
