import { getOperatorConsole } from '@avtosverka/contract/operator/console';
import { endAccountSessions, findAccounts } from '@avtosverka/contract/operator/people';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../../testing/open-site.ts';

const why = 'Чужой телефон';

const database = setUpDatabase();
let site: OpenSite;
let operator: Person;
beforeAll(async () => {
	site = await openSite(database.store);
	operator = await site.operator();
});
afterAll(() => site.close());

const found = async (who: string) => (await site.ask(findAccounts, { who }, operator)).json.data[0];
const sessionsOf = async ({ id }: Person): Promise<{ id: string }[]> => (await found(id)).sessions;
const end = (person: Person, session: unknown, by: Person | undefined = operator) =>
	site.ask(endAccountSessions, { account: person.id, session, why }, by);
const actsOn = async ({ id }: Person) => {
	const { json } = await site.ask(getOperatorConsole, {}, operator);
	return json.data.acts.filter((act: { whom: string }) => act.whom === id);
};

/** Adds a live session that was last used so many hours ago. */
async function addSession({ id }: Person, hoursAgo: number, device: string): Promise<void> {
	await database.store.db.execute(sql`
		insert into access_token (hash, account_id, device, provider, created_at, used_at)
		values (sha256(gen_random_uuid()::text::bytea), ${id}, ${device}, 'yandex', now() - interval '20 days',
			now() - make_interval(hours => ${hoursAgo}))`);
}

describe('where a person is signed in', () => {
	test('is listed by the last use, without what is over, and without any secret', async () => {
		const person = await site.person();
		await addSession(person, 30, 'Firefox, Windows');
		await addSession(person, 3, 'Safari, iPhone');
		await addSession(person, 24 * 91, 'Chrome, Android');
		const { sessions, sessions_count } = await found(person.id);
		expect(sessions.map(({ device }: { device: string }) => device)).toEqual([
			null,
			'Safari, iPhone',
			'Firefox, Windows',
		]);
		expect(sessions_count).toBe(3);
		expect(sessions[1]).toEqual({
			id: expect.any(String),
			provider: 'yandex',
			device: 'Safari, iPhone',
			created_at: expect.any(String),
			used_at: expect.any(String),
			current: false,
		});
	});

	test('is cut at 50, and counted whole', async () => {
		const person = await site.person();
		for (let hours = 1; hours <= 50; hours++) await addSession(person, hours, `Браузер ${hours}`);
		const { sessions, sessions_count } = await found(person.id);
		expect([sessions.length, sessions_count, sessions[49].device]).toEqual([50, 51, 'Браузер 49']);
	});

	test('names the one by which the operator asks', async () => {
		expect((await found(operator.id)).sessions).toMatchObject([{ current: true }]);
	});
});

describe('one session of a person', () => {
	test('is ended alone, and the journal says whose and why', async () => {
		const person = await site.person();
		await addSession(person, 3, 'Safari, iPhone');
		const [own, lost] = await sessionsOf(person);
		expect((await end(person, lost?.id)).status).toBe(200);
		expect(await sessionsOf(person)).toEqual([expect.objectContaining({ id: own?.id })]);
		expect((await site.ask(findAccounts, { who: person.id }, person)).status).toBe(403);
		expect(await actsOn(person)).toEqual([
			expect.objectContaining({ operator: operator.id, what: 'end-sessions', why }),
		]);
	});

	test('is ended once by two presses at one moment', async () => {
		const person = await site.person();
		const [own] = await sessionsOf(person);
		const replies = await Promise.all([end(person, own?.id), end(person, own?.id)]);
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
		expect(replies.find(({ status }) => status === 404)?.json.message).toBe('Этот вход уже завершён.');
		expect((await site.ask(findAccounts, { who: person.id }, person)).status).toBe(401);
		expect(await actsOn(person)).toHaveLength(1);
	});

	test('stays where another person is named, it is none, or no operator asks', async () => {
		const [person, other] = [await site.person(), await site.person()];
		const session = (await sessionsOf(person))[0]?.id;
		expect((await end(other, session)).status).toBe(404);
		expect((await end(person, "x' or true")).status).toBe(400);
		expect((await end(person, null)).status).toBe(400);
		expect((await end(person, session, other)).status).toBe(403);
		expect((await site.ask(endAccountSessions, { account: person.id, session, why })).status).toBe(401);
		expect(await sessionsOf(person)).toHaveLength(1);
		expect([...(await actsOn(person)), ...(await actsOn(other))]).toEqual([]);
	});
});
