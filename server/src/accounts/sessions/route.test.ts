import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBareApp, MARKER } from '../../http/testing/served-app.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { PYOTR, VERA } from '../testing/invented-people.ts';
import { testAccounts } from '../testing/test-accounts.ts';
import { registerSessions } from './route.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T10:25:00Z');

const database = setUpDatabase();
let now: number;
beforeEach(async () => {
	now = START;
	await database.store.db.execute(sql`truncate account, access_token cascade`);
});

function siteWith(settings = {}) {
	const config = testConfig(settings);
	const clock = { now: () => new Date(now) };
	const accounts = testAccounts(database.store, clock, { lastsDays: config.sessionDays });
	const deps = testDeps({ store: database.store, clock, config, accounts });
	const app = createBareApp(deps);
	registerSessions(app, deps);
	return {
		async signIn(device: string | null = null, identity: typeof VERA | typeof PYOTR = VERA) {
			return accounts.issueToken((await accounts.enter(identity)).id, device);
		},
		async ask(token: string, method: 'GET' | 'DELETE' = 'GET', rest = '') {
			const headers = { ...MARKER, authorization: `Bearer ${token}` };
			const reply = await app.inject({ method, url: `/v1/user/sessions${rest}`, headers });
			return { status: reply.statusCode, json: reply.json() };
		},
		isSignedIn: async (token: string) => (await accounts.userOf(token)) !== null,
	};
}
type Listed = { id: string; device: string | null; current: boolean };

describe('the sign-ins of a person', () => {
	test('are listed with what they are known by, the asking one first, the last used next', async () => {
		const site = siteWith();
		await site.signIn('Chrome, Windows');
		now += 2 * DAY_MS;
		await site.signIn('Safari, iPhone');
		now += DAY_MS;
		const here = await site.signIn(null);
		await site.signIn('Firefox, Linux', PYOTR);
		const { status, json } = await site.ask(here);
		const at = (day: string, time: string) => `2026-11-${day}T${time}:00.000Z`;
		const common = { id: expect.any(String), provider: 'google' };
		expect([status, json]).toEqual([
			200,
			{
				success: true,
				message: '',
				data: [
					{
						...common,
						device: null,
						current: true,
						created_at: at('24', '10:25'),
						used_at: at('24', '10:25'),
					},
					{
						...common,
						device: 'Safari, iPhone',
						current: false,
						created_at: at('23', '10:25'),
						used_at: at('23', '10:25'),
					},
					{
						...common,
						device: 'Chrome, Windows',
						current: false,
						created_at: at('21', '10:25'),
						used_at: at('21', '10:25'),
					},
				],
			},
		]);
		expect(JSON.stringify(json)).not.toContain(here);
	});

	test('never have their last use before their beginning, whatever is stored', async () => {
		const site = siteWith();
		const here = await site.signIn();
		const usedAfter = async (minutes: number) => {
			now = START + minutes * 60_000;
			return (await site.ask(here)).json.data[0].used_at;
		};
		const uses = [await usedAfter(0), await usedAfter(34), await usedAfter(36), await usedAfter(90)];
		const times = ['10:25', '10:25', '11:00', '11:00'];
		expect(uses).toEqual(times.map((time) => `2026-11-21T${time}:00.000Z`));
		await database.store.db.execute(
			sql`update access_token set used_at = created_at - interval '25 minutes'`,
		);
		expect(await usedAfter(0)).toBe('2026-11-21T10:25:00.000Z');
	});

	test('name Telegram where it was Telegram', async () => {
		const site = siteWith();
		const { json } = await site.ask(await site.signIn(null, PYOTR));
		expect(json.data).toMatchObject([{ provider: 'telegram' }]);
	});

	test('end one by one, and a second time tells that it was over', async () => {
		const site = siteWith();
		const [here, phone] = [await site.signIn(), await site.signIn('Safari, iPhone')];
		const listed: Listed[] = (await site.ask(here)).json.data;
		const { id } = listed.find(({ device }) => device !== null)!;
		expect(await site.ask(here, 'DELETE', `/${id}`)).toMatchObject({ status: 200 });
		expect([await site.isSignedIn(here), await site.isSignedIn(phone)]).toEqual([true, false]);
		expect(await site.ask(here, 'DELETE', `/${id}`)).toMatchObject({
			status: 404,
			json: { message: 'Этот вход уже завершён.' },
		});
	});

	test('end nobody else’s', async () => {
		const site = siteWith();
		const [here, other] = [await site.signIn(), await site.signIn(null, PYOTR)];
		const { id } = ((await site.ask(other)).json.data as Listed[])[0]!;
		expect((await site.ask(here, 'DELETE', `/${id}`)).status).toBe(404);
		await site.ask(here, 'DELETE');
		expect([await site.isSignedIn(here), await site.isSignedIn(other)]).toEqual([false, true]);
	});

	test('end everywhere else, or everywhere', async () => {
		const site = siteWith();
		const [here, phone] = [await site.signIn(), await site.signIn('Safari, iPhone')];
		expect((await site.ask(here, 'DELETE', '?keep=current')).status).toBe(200);
		expect([await site.isSignedIn(here), await site.isSignedIn(phone)]).toEqual([true, false]);
		await site.signIn('Chrome, Windows');
		expect((await site.ask(here, 'DELETE')).status).toBe(200);
		const { rows } = await database.store.db.execute(sql`select 1 from access_token`);
		expect(rows).toEqual([]);
	});

	test.each(['/nothing', '/%00', '?keep=all', '?keep=current&keep=current'])(
		'are not ended by what is no such request: %s',
		async (rest) => {
			const site = siteWith();
			const here = await site.signIn();
			expect((await site.ask(here, 'DELETE', rest)).status).toBe(400);
			expect(await site.isSignedIn(here)).toBe(true);
		},
	);

	test('are for whoever is signed in', async () => {
		const site = siteWith();
		for (const method of ['GET', 'DELETE'] as const) {
			expect((await site.ask('x'.repeat(43), method)).status).toBe(401);
		}
	});
});

describe('a sign-in', () => {
	test.each([
		['a year', {}, 365],
		['as long as the operator says', { SESSION_DAYS: '7' }, 7],
	])('lasts %s at most, however often it is used', async (_, settings, days) => {
		const site = siteWith(settings);
		const token = await site.signIn();
		for (let day = 1; day < days; day += 1) {
			now += DAY_MS;
			if (day % 30 === 0 || day === days - 1) expect(await site.isSignedIn(token)).toBe(true);
		}
		const fresh = await site.signIn();
		expect((await site.ask(fresh)).json.data).toHaveLength(2);
		now += DAY_MS;
		expect(await site.isSignedIn(token)).toBe(false);
		expect((await site.ask(fresh)).json.data).toHaveLength(1);
	});

	test('that is too old is thrown away with the next one', async () => {
		const site = siteWith({ SESSION_DAYS: '7' });
		await site.signIn();
		now += 8 * DAY_MS;
		await site.signIn();
		const { rows } = await database.store.db.execute(sql`select 1 from access_token`);
		expect(rows).toHaveLength(1);
	});
});
