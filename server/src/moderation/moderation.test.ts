import { addComment } from '@avtosverka/contract/comments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../testing/open-site.ts';
import { createModeration, type Moderation } from './moderation.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

const database = setUpDatabase();
let site: OpenSite;
let moderation: Moderation;
let moderator: Person;
beforeAll(async () => {
	site = await openSite(database.store, { clock });
	moderation = createModeration(database.store, clock);
});
afterAll(() => site.close());
beforeEach(async () => {
	moderator = await site.moderator();
});

async function addBy(person: Person): Promise<string> {
	const fields = { vin: 'XTA21144094786239', comment: 'Битая рама, не берите' };
	return (await site.ask(addComment, fields, person)).json.data.id;
}

test('a decision about an id in capitals is not missed', async () => {
	const id = await addBy(await site.person());
	await moderation.take(moderator.id, 20);
	const made = await moderation.decide(moderator.id, [id.toUpperCase(), id], { decision: 'approve' });
	expect([made.decisions.length, made.missed]).toEqual([1, []]);
});

test('nobody undoes a decision about his own comment, not even of somebody who is no moderator any more', async () => {
	const author = await site.moderator('Пётр Задержкин');
	const id = await addBy(author);
	await moderation.take(moderator.id, 20);
	const { decisions } = await moderation.decide(moderator.id, [id], { decision: 'refuse', reason: 'spam' });
	await site.remove(moderator);
	expect(await moderation.undo(author.id, decisions[0]?.id ?? '')).toBeNull();
	const third = await site.moderator('Анна Тестова');
	expect(await moderation.undo(third.id, decisions[0]?.id ?? '')).not.toBeNull();
});
