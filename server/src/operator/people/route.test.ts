import { getOperatorConsole } from '@avtosverka/contract/operator/console';
import {
	changeRole,
	endAccountSessions,
	findAccounts,
	removeAccount,
} from '@avtosverka/contract/operator/people';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../../testing/open-site.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const why = 'Просьба человека';

const database = setUpDatabase();
let site: OpenSite;
let operator: Person;
let vera: Person;
beforeAll(async () => {
	site = await openSite(database.store);
	operator = await site.operator();
	vera = await site.person();
});
afterAll(() => site.close());

const found = async (who: string) => (await site.ask(findAccounts, { who }, operator)).json.data;
const actsOn = async (whom: string) => {
	const { json } = await site.ask(getOperatorConsole, {}, operator);
	return json.data.acts.filter((act: { whom: string }) => act.whom.startsWith(whom));
};

describe('what an operator does with people', () => {
	test.each([
		[findAccounts, {}],
		[changeRole, { role: 'operator', grant: true, why }],
		[endAccountSessions, { why }],
		[removeAccount, { why }],
	] as const)('is closed to everybody else: $0.name', async (endpoint, rest) => {
		const fields = { who: vera.id, account: vera.id, ...rest };
		expect((await site.ask(endpoint, fields)).status).toBe(401);
		for (const person of [vera, await site.moderator()]) {
			const { status, json } = await site.ask(endpoint, fields, person);
			expect([status, json.code, json.data]).toEqual([403, 'role', undefined]);
		}
		expect(await actsOn(vera.id)).toEqual([]);
	});

	test('finds a person by the number, the e-mail, the id of the provider, and only by the whole', async () => {
		const [account] = await found(vera.id);
		expect(account).toMatchObject({ id: vera.id, roles: [], sessions_count: 1, requests: 0, reports: 0 });
		const id = '123456789012345678901';
		await database.store.db.execute(sql`update account set google_id = ${id} where id = ${vera.id}`);
		expect((await found(id)).map((one: { id: string }) => one.id)).toEqual([vera.id]);
		expect((await found('VERA@example.com')).length).toBeGreaterThan(1);
		expect(await found('era@example.com')).toEqual([]);
		expect(await found('12345678901234567890')).toEqual([]);
		expect(await found(UNKNOWN_ID)).toEqual([]);
		for (const who of ['Вера', '%', "' or true --"]) {
			const { status, json } = await site.ask(findAccounts, { who }, operator);
			expect([status, json.message]).toEqual([400, expect.stringContaining('Введите целиком')]);
		}
	});

	test('does not write into the log whom an operator sought', async () => {
		await found('someone.sought@example.com');
		expect(site.log.join('\n')).not.toContain('someone.sought');
	});

	test('gives and takes a role, and writes down each change once', async () => {
		const turn = (grant: boolean) =>
			site.ask(changeRole, { account: vera.id, role: 'moderator', grant, why }, operator);
		expect([(await turn(true)).status, (await turn(true)).status]).toEqual([200, 200]);
		expect((await found(vera.id))[0].roles).toEqual(['moderator']);
		await turn(false);
		expect((await found(vera.id))[0].roles).toEqual([]);
		const whom = `${vera.id} moderator`;
		expect(await actsOn(vera.id)).toEqual([
			expect.objectContaining({ operator: operator.id, what: 'revoke-role', whom, why }),
			expect.objectContaining({ operator: operator.id, what: 'grant-role', whom, why }),
		]);
	});

	test('never takes the role of the last operator, not even of two at once', async () => {
		const take = (account: string, by: Person) =>
			site.ask(changeRole, { account, role: 'operator', grant: false, why }, by);
		const own = await take(operator.id, operator);
		expect([own.status, own.json.message]).toEqual([400, expect.stringContaining('последний оператор')]);
		const own2 = await site.ask(removeAccount, { account: operator.id, why }, operator);
		expect(own2.status).toBe(400);
		const other = await site.operator();
		const both = await Promise.all([take(other.id, operator), take(operator.id, other)]);
		expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
		const { rows } = await database.store.db.execute(sql`
			select from account_role where role = 'operator'`);
		expect(rows).toHaveLength(1);
		await database.store.db.execute(sql`delete from account_role where role = 'operator'`);
		await database.store.db.execute(sql`
			insert into account_role values (${operator.id}, 'operator', now())`);
	});

	test('ends all sessions of a person at once', async () => {
		const person = await site.person();
		const ended = await site.ask(endAccountSessions, { account: person.id, why }, operator);
		expect(ended.status).toBe(200);
		expect((await site.ask(findAccounts, { who: 'x' }, person)).status).toBe(401);
		expect((await found(person.id))[0]).toMatchObject({ sessions: [], sessions_count: 0 });
		expect(await actsOn(person.id)).toEqual([expect.objectContaining({ what: 'end-sessions', why })]);
	});

	test('deletes an account as its person would, and the journal keeps the number alone', async () => {
		const person = await site.person();
		expect((await site.ask(removeAccount, { account: person.id, why }, operator)).status).toBe(200);
		expect(await found(person.id)).toEqual([]);
		const { rows } = await database.store.db.execute(sql`
			select name, email, google_id from account where id = ${person.id}`);
		expect(rows).toEqual([{ name: null, email: null, google_id: null }]);
		expect(await actsOn(person.id)).toEqual([expect.objectContaining({ what: 'delete-account', why })]);
		for (const endpoint of [removeAccount, endAccountSessions]) {
			expect((await site.ask(endpoint, { account: person.id, why }, operator)).status).toBe(404);
		}
		expect(await actsOn(person.id)).toHaveLength(1);
	});

	test.each([
		[changeRole, { role: 'moderator', grant: true }, 'Напишите, почему меняете роль.'],
		[endAccountSessions, {}, 'Напишите, почему завершаете входы.'],
		[removeAccount, {}, 'Напишите, почему удаляете аккаунт.'],
	] as const)('does nothing without a reason: $0.name', async (endpoint, rest, message) => {
		const reply = await site.ask(endpoint, { account: vera.id, why: ' ', ...rest }, operator);
		expect([reply.status, reply.json.message]).toEqual([400, message]);
		const unknown = await site.ask(endpoint, { account: UNKNOWN_ID, ...rest, why }, operator);
		expect(unknown.status).toBe(404);
	});
});
