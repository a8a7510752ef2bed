import { getOwnComments } from '@avtosverka/contract/cabinet';
import { addComment, countComments, deleteComment, listComments } from '@avtosverka/contract/comments';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../testing/open-site.ts';

const VIN = 'XTA21144094786239';
const OTHER_VIN = 'Z94CB41AAER123456';

const database = setUpDatabase();
let site: OpenSite;
let now: number;
let vera: Person;
let pyotr: Person;
beforeAll(async () => {
	site = await openSite(database.store, { clock: { now: () => new Date(now) } });
});
afterAll(() => site.close());
beforeEach(async () => {
	now = Date.parse('2026-11-21T10:00:00Z');
	await database.store.db.execute(sql`truncate account, comment, comment_count cascade`);
	[vera, pyotr] = await Promise.all([site.person(), site.person('Пётр Образцов')]);
});

async function add(comment: string, person = vera, vin = VIN) {
	now += 1;
	return site.ask(addComment, { vin, comment }, person);
}
/** As a moderator would, without one. */
async function publish(id: string, vin = VIN): Promise<void> {
	await database.store.db.execute(sql`update comment set state = 'approved' where id = ${id}`);
	await database.store.db.execute(sql`
		insert into comment_count values (${vin}, 1)
		on conflict (vin) do update set approved = comment_count.approved + 1`);
}
const list = async (person?: Person, more: object = {}) =>
	(await site.ask(listComments, { vin: VIN, ...more }, person)).json;
const textsFor = async (person?: Person) =>
	(await list(person)).data.map(
		({ comment, status }: { comment: string; status: string }) => `${status}: ${comment}`,
	);
const count = async () => (await site.ask(countComments, { vin: VIN })).json.data.count;

describe('deleting', () => {
	test('takes one’s own comment from everybody at once, from the count too, and a second time is no error', async () => {
		const { id } = (await add('Опубликованный')).json.data;
		await publish(id);
		expect(await count()).toBe(1);
		for (let time = 0; time < 2; time += 1) {
			const { status, json } = await site.ask(deleteComment, { id }, vera);
			expect([status, json]).toEqual([200, { success: true, message: 'Комментарий удалён.' }]);
		}
		expect([await count(), await textsFor(vera), await textsFor()]).toEqual([0, [], []]);
		const { rows } = await database.store.db.execute(sql`select text, remarks from comment`);
		expect(rows).toEqual([{ text: '', remarks: [] }]);
	});

	test('leaves another person’s comment, which is not even known to be there', async () => {
		const { id } = (await add('Чужой')).json.data;
		const unknown = await site.ask(deleteComment, { id: '00000000-0000-4000-8000-000000000000' }, pyotr);
		const foreign = await site.ask(deleteComment, { id }, pyotr);
		expect([foreign.status, foreign.json]).toEqual([404, unknown.json]);
		expect(await textsFor(vera)).toEqual(['waiting: Чужой']);
	});

	test('needs somebody signed in', async () => {
		const { id } = (await add('Мой')).json.data;
		expect((await site.ask(deleteComment, { id })).status).toBe(401);
	});
});

describe('the cabinet', () => {
	test('lists one’s own comments with their state and the reason of a refusal, without the deleted', async () => {
		const first = (await add('Отклонённый')).json.data;
		const second = (await add('Удалённый', vera, OTHER_VIN)).json.data;
		await database.store.db.execute(
			sql`update comment set state = 'refused', refusal = 'Похоже на рекламу.' where id = ${first.id}`,
		);
		await site.ask(deleteComment, { id: second.id }, vera);
		expect((await site.ask(getOwnComments, {}, vera)).json.data).toEqual([
			{
				id: first.id,
				user_id: vera.id,
				vin: VIN,
				comment: 'Отклонённый',
				created_at: first.created_at,
				user: { name: 'Вера Примерова' },
				status: 'refused',
				refusal: 'Похоже на рекламу.',
			},
		]);
		expect((await site.ask(getOwnComments, {}, pyotr)).json.data).toEqual([]);
	});
});

describe('a deleted account', () => {
	test('is the author of nothing: published ones stay without a name, the others are emptied', async () => {
		const published = (await add('Останется')).json.data;
		await publish(published.id);
		await add('Ждал проверки');
		await site.remove(vera);
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
		const moderator = await site.moderator();
		await database.store.db.execute(
			sql`insert into moderator_subscription values (${moderator.id}, true, true, null)`,
		);
		await site.remove(moderator);
		const { rows } = await database.store.db.execute(
			sql`select account_id from account_role union all select account_id from moderator_subscription`,
		);
		expect(rows).toEqual([]);
	});

	test('gets no comment that was on its way', async () => {
		const tries = Array.from({ length: 4 }, (_, index) => add(`На ходу ${index}`));
		await Promise.all([site.remove(vera), ...tries]);
		const { rows } = await database.store.db.execute(sql`select from comment where account_id is not null`);
		expect(rows).toEqual([]);
	});
});
