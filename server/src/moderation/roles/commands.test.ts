import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { PYOTR, VERA } from '../../accounts/testing/invented-people.ts';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { addOrder } from '../../payments/testing/add-order.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { ROLE_USAGE, runRoleCommand } from './commands.ts';

const database = setUpDatabase();
let vera: { id: string; token: string };
let pyotr: { id: string; token: string };
const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const accounts = () => testAccounts(database.store, clock);
beforeEach(async () => {
	await database.store.db.execute(sql`truncate account cascade`);
	const enter = async (identity: typeof VERA | typeof PYOTR) => {
		const { id } = await accounts().enter(identity);
		return { id, token: await accounts().issueToken(id) };
	};
	[vera, pyotr] = [await enter(VERA), await enter(PYOTR)];
});

const run = (what: 'grant' | 'revoke', ...words: string[]) =>
	runRoleCommand({ store: database.store, clock }, what, words);
const rolesOf = async ({ token }: { token: string }) => (await accounts().userOf(token))?.roles;

describe('npm run grant and revoke', () => {
	test.each([
		['an e-mail in capitals', VERA.email.toUpperCase(), () => vera],
		['an @name', `@${PYOTR.username}`, () => pyotr],
		['a number in Telegram', String(PYOTR.id), () => pyotr],
	])('give the role by %s, and take it', async (_, who, whom) => {
		const { ok, lines } = await run('grant', 'moderator', who);
		expect([ok, lines[0]]).toEqual([true, expect.stringContaining(`Модератор: ${whom().id}`)]);
		expect(await rolesOf(whom())).toEqual(['moderator']);
		expect((await run('grant', 'moderator', whom().id)).ok).toBe(true);
		expect((await run('revoke', 'moderator', who)).lines[0]).toContain('Больше не модератор');
		expect(await rolesOf(whom())).toEqual([]);
		expect((await run('revoke', 'moderator', who)).ok).toBe(true);
	});

	test('find the payer of an order by its number', async () => {
		const order = `A${'B1'.repeat(16)}Z`;
		await addOrder(database.store, { id: order, accountId: vera.id });
		const { ok, lines } = await run('grant', 'moderator', order.toLowerCase());
		expect([ok, lines[0]]).toEqual([true, expect.stringContaining(`Модератор: ${vera.id}`)]);
	});

	test('name every way by which the person signs in', async () => {
		await accounts().link(pyotr.id, { provider: 'yandex', id: '1130000012', name: null });
		const { lines } = await run('grant', 'moderator', '1130000012');
		expect(lines[0]).toContain(`Яндекс ID, 1130000012; Telegram, @${PYOTR.username}, ${PYOTR.id}`);
		const { id } = await accounts().enter({ provider: 'vk', id: '77', name: null });
		expect((await run('grant', 'moderator', id)).lines[0]).toMatch(/без имени {2}VK ID, 77$/);
	});

	test('give and take the role of the operator beside the other', async () => {
		await run('grant', 'moderator', vera.id);
		expect((await run('grant', 'operator', vera.id)).lines[0]).toContain(`Оператор: ${vera.id}`);
		expect(await rolesOf(vera)).toEqual(['moderator', 'operator']);
		await run('revoke', 'operator', vera.id);
		expect(await rolesOf(vera)).toEqual(['moderator']);
	});

	test.each([
		[[]],
		[['moderator']],
		[['admin', VERA.email]],
		[['moderator', 'Вера']],
		[['moderator', VERA.email, 'x']],
	])('with %j say how they are used', async (words) => {
		expect(await run('grant', ...words)).toEqual({ ok: false, lines: [ROLE_USAGE] });
	});

	test('list everybody who fits and change nothing', async () => {
		const twin = await accounts().enter({ ...VERA, id: randomUUID() });
		const { ok, lines } = await run('grant', 'moderator', VERA.email);
		expect(ok).toBe(false);
		expect(lines.join('\n')).toContain(vera.id);
		expect(lines.join('\n')).toContain(twin.id);
		expect(await rolesOf(vera)).toEqual([]);
	});

	test('find nobody who is deleted or was never there', async () => {
		await accounts().remove(vera.id);
		for (const who of [vera.id, VERA.email, randomUUID(), '9007199254740993', "x'--@example.com"]) {
			expect((await run('grant', 'moderator', who)).ok).toBe(false);
		}
	});

	test('free what somebody was looking at who is no moderator any more', async () => {
		await run('grant', 'moderator', pyotr.id);
		await database.store.db.execute(sql`
			insert into comment (id, account_id, vin, text, name, created_at, holder, held_until)
			values (gen_random_uuid(), ${vera.id}, 'XTA21144094786239', 'текст', 'Вера', now(), ${pyotr.id}, now())`);
		await run('revoke', 'moderator', pyotr.id);
		const { rows } = await database.store.db.execute(sql`select holder, held_until from comment`);
		expect(rows).toEqual([{ holder: null, held_until: null }]);
	});
});
