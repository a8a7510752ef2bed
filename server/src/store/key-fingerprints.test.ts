import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { checkKeys } from './key-fingerprints.ts';
import { setUpDatabase } from './testing/test-database.ts';

const database = setUpDatabase();
beforeEach(() => database.store.db.execute(sql`truncate installation_key`));

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const SECRETS = { appSecret: 'a'.repeat(32), dataKeys: `first:${key(1)}` };
const check = (changed: Partial<typeof SECRETS> = {}) =>
	checkKeys(database.store, { ...SECRETS, ...changed });
const written = async () =>
	(await database.store.db.execute<{ id: string }>(sql`select id from installation_key order by id`)).rows;

describe('the keys of an installation', () => {
	test('are written down at the first start and known at the next', async () => {
		await check();
		await check();
		expect(await written()).toEqual([{ id: 'app-secret' }, { id: 'first' }]);
	});

	test('may become more: the new one first, the old one behind it', async () => {
		await check();
		await check({ dataKeys: `second:${key(2)}, first:${key(1)}` });
		expect(await written()).toHaveLength(3);
	});

	test.each([
		[{ appSecret: 'b'.repeat(32) }, 'APP_SECRET не тот'],
		[{ dataKeys: `first:${key(9)}` }, 'Ключ first в DATA_KEYS не тот'],
		[{ dataKeys: `second:${key(2)}` }, 'В DATA_KEYS нет ключа first'],
	])('that are others end the start, and are not written down: %#', async (changed, sentence) => {
		await check();
		const checking = check(changed);
		await expect(checking).rejects.toThrow(StartError);
		await expect(checking).rejects.toThrow(sentence);
		expect(await written()).toEqual([{ id: 'app-secret' }, { id: 'first' }]);
	});

	test('of two nodes that start on an empty store with keys of their own, one starts', async () => {
		const both = await Promise.allSettled([check(), check({ dataKeys: `first:${key(9)}` })]);
		expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
	});

	test('cannot be told from what the store knows of them', async () => {
		await check();
		const { rows } = await database.store.db.execute(sql`select * from installation_key`);
		expect(JSON.stringify(rows)).not.toContain(SECRETS.appSecret);
		expect(JSON.stringify(rows)).not.toContain(key(1));
	});
});
