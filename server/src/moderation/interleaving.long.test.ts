import { randomUUID } from 'node:crypto';
import type { User } from '@avtosverka/contract/accounts';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createComments } from '../comments/comments.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { setUpDatabase, TEST_DATA_KEYS } from '../store/testing/test-database.ts';
import { createModeration, type Moderation } from './moderation.ts';

const VINS = ['XTA21144094786239', 'Z94CB41AAER123456'] as Vin[];
const clock = { now: () => new Date() };

const database = setUpDatabase();
let second: Store;
beforeAll(async () => {
	second = await openStore({ url: database.url, dataKeys: TEST_DATA_KEYS, poolSize: 6 });
});
afterAll(() => second.close());
beforeEach(async () => {
	await database.store.db.execute(sql`truncate account, comment, comment_count cascade`);
});

/** One of two processes. */
function nodeOf(store: Store) {
	return {
		comments: createComments(store, clock, () => []),
		moderation: createModeration(store, clock),
		accounts: testAccounts(store, clock),
	};
}
const nodes = () => [nodeOf(database.store), nodeOf(second)] as const;

async function addAccount(isModerator: boolean): Promise<string> {
	const { id } = await nodes()[0].accounts.enter({
		provider: 'google',
		id: randomUUID(),
		name: 'Вера Примерова',
		email: null,
	});
	if (isModerator) {
		await database.store.db.execute(sql`insert into account_role values (${id}, 'moderator', now())`);
	}
	return id;
}

async function fill(authorId: string, count: number): Promise<string[]> {
	const { rows } = await database.store.db.execute<{ id: string }>(sql`
		insert into comment (id, account_id, vin, text, name, created_at)
		select gen_random_uuid(), ${authorId}, ${VINS[0]}, 'текст', 'Вера', now() - number * interval '1 s'
		from generate_series(1, ${count}) as number returning id`);
	return rows.map(({ id }) => id);
}

/** Cars whose count is not that of their rows. */
async function wrongCounts(): Promise<unknown[]> {
	const { rows } = await database.store.db.execute(sql`
		with counted as (
			select vin, count(*) as number from comment where state = 'approved' and deleted_at is null group by vin
		)
		select * from counted full join comment_count using (vin)
		where coalesce(number, 0) <> coalesce(approved, 0)`);
	return rows;
}

test('two moderators who take from two processes at once never hold the same comment', async () => {
	const author = await addAccount(false);
	const moderators = [await addAccount(true), await addAccount(true), await addAccount(true)];
	await fill(author, 60);
	for (let round = 0; round < 4; round += 1) {
		const taken = await Promise.all(
			moderators.map((id, index) => nodes()[index % 2]!.moderation.take(id, 20)),
		);
		const ids = taken.flat().map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toHaveLength(60);
		await database.store.db.execute(sql`update comment set held_until = now() - interval '1 s'`);
	}
});

test('a comment that is deleted while it is approved is deleted, and the count is that of the rows', async () => {
	const author = await addAccount(false);
	const moderator = await addAccount(true);
	const ids = await fill(author, 20);
	await nodes()[0].moderation.take(moderator, 20);
	await Promise.all(
		ids.flatMap((id) => [
			nodes()[0].moderation.decide(moderator, [id], { decision: 'approve' }),
			nodes()[1].comments.remove(id, { id: author } as User),
		]),
	);
	expect(await wrongCounts()).toEqual([]);
	const { rows } = await database.store.db.execute(sql`select from comment where deleted_at is null`);
	expect(rows).toEqual([]);
});

test('one comment is decided once, however many decide at once', async () => {
	const moderator = await addAccount(true);
	const [id = ''] = await fill(await addAccount(false), 1);
	await nodes()[0].moderation.take(moderator, 1);
	const verdicts = await Promise.all(
		Array.from({ length: 8 }, (_, index) =>
			nodes()[index % 2]!.moderation.decide(
				moderator,
				[id],
				index % 3 === 0 ? { decision: 'refuse', reason: 'spam' } : { decision: 'approve' },
			),
		),
	);
	expect(verdicts.flatMap(({ decisions }) => decisions)).toHaveLength(1);
	expect(await wrongCounts()).toEqual([]);
});

type Step = {
	readonly what: 'add' | 'take' | 'approve' | 'refuse' | 'undo' | 'delete' | 'leave' | 'lapse';
	readonly who: number;
	readonly which: number;
	readonly node: 0 | 1;
};
const step: fc.Arbitrary<Step> = fc.record({
	what: fc.constantFrom(
		'add',
		'add',
		'take',
		'approve',
		'approve',
		'refuse',
		'undo',
		'delete',
		'leave',
		'lapse',
	),
	who: fc.nat(1),
	which: fc.nat(7),
	node: fc.constantFrom(0, 1),
});

test('whatever authors and moderators do at once, a car’s count is that of its published rows', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
			async (rounds) => {
				await database.store.db.execute(sql`truncate account, comment, comment_count cascade`);
				const authors = [await addAccount(false), await addAccount(true)];
				const moderators = [await addAccount(true), authors[1]!];
				const ids: string[] = [];
				const made: string[] = [];
				async function decided(deciding: ReturnType<Moderation['decide']>): Promise<void> {
					made.push(...(await deciding).decisions.map((decision) => decision.id));
				}
				async function take({ what, who, which, node }: Step): Promise<unknown> {
					const { comments, moderation, accounts } = nodes()[node];
					const id = ids[which % Math.max(1, ids.length)] ?? randomUUID();
					const author = { id: authors[who]!, name: 'Вера', username: null } as User;
					const moderator = moderators[who]!;
					switch (what) {
						case 'add': {
							const added = await comments.add(author, VINS[which % 2]!, `текст ${which}`);
							return 'added' in added && ids.push(added.added.id);
						}
						case 'take':
							return moderation.take(moderator, 3);
						case 'approve':
							return decided(moderation.decide(moderator, ids, { decision: 'approve' }, which % 2 === 0));
						case 'refuse':
							return decided(
								moderation.decide(moderator, [id], { decision: 'refuse', reason: 'spam' }, true),
							);
						case 'undo':
							return moderation.undo(moderator, made.at(-1 - which) ?? id);
						case 'delete':
							return comments.remove(id, author);
						case 'leave':
							return which === 0 ? accounts.remove(who === 0 ? authors[0]! : moderators[0]!) : null;
						case 'lapse':
							return database.store.db.execute(sql`update comment set held_until = now() where id = ${id}`);
					}
				}
				for (const round of rounds) {
					await Promise.all(round.map(take));
					expect(await wrongCounts()).toEqual([]);
				}
				const { rows } = await database.store.db.execute(sql`
				select from comment where (state = 'waiting') <> (decided_at is null) and deleted_at is null
					or (state <> 'waiting' and holder is not null)`);
				expect(rows).toEqual([]);
			},
		),
		{ numRuns: 40 },
	);
}, 60_000);
