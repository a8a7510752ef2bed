import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { PYOTR, VERA } from './testing/invented-people.ts';
import { testAccounts } from './testing/test-accounts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIFE_MS = 90 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

const database = setUpDatabase();

const start = Date.parse('2026-11-21T10:25:00Z');
let now = start;
beforeEach(async () => {
	now = start;
	await database.store.db.execute(sql`truncate account, access_token, telegram_sign_in, bot_car cascade`);
});
/** Accounts as one of several processes has them. */
const node = () => testAccounts(database.store, { now: () => new Date(now) });

async function signIn(identity: typeof VERA | typeof PYOTR = VERA) {
	const { id } = await node().enter(identity);
	return { id, token: await node().issueToken(id) };
}

async function rowsOf(table: 'account' | 'access_token' | 'telegram_sign_in') {
	const { rows } = await database.store.db.execute<Record<string, unknown>>(
		sql`select * from ${sql.identifier(table)}`,
	);
	return rows;
}

describe('an account', () => {
	test('is made at the first sign-in and found at the next, by whatever node', async () => {
		const first = await node().enter(VERA);
		expect(await node().enter(VERA)).toEqual(first);
		expect(await rowsOf('account')).toHaveLength(1);
	});

	test('is one for many sign-ins at one moment', async () => {
		const entered = await Promise.all(Array.from({ length: 20 }, () => node().enter(PYOTR)));
		expect(new Set(entered.map(({ id }) => id)).size).toBe(1);
	});

	test('follows what the provider tells of a person', async () => {
		const { token } = await signIn();
		const renamed = { ...VERA, name: 'Вера Иначева', email: null };
		await node().enter(renamed);
		expect(await node().userOf(token)).toMatchObject({ name: 'Вера Иначева', email: null });
	});

	test('is never shared by two providers, not even under one name', async () => {
		const google = await node().enter(VERA);
		const telegram = await node().enter({ ...PYOTR, name: VERA.name });
		expect(telegram.id).not.toBe(google.id);
	});
});

describe('an access token', () => {
	test('tells every node who holds it', async () => {
		const google = await signIn(VERA);
		expect(await node().userOf(google.token)).toEqual({
			id: google.id,
			name: VERA.name,
			email: VERA.email,
			username: null,
			google_id: VERA.id,
			telegram_id: null,
			yandex_id: null,
			vk_id: null,
			max_id: null,
			requests: 0,
			roles: [],
			created_at: new Date(start).toISOString(),
			signed_in_recently: true,
		});
		const telegram = await signIn(PYOTR);
		expect(await node().userOf(telegram.token)).toMatchObject({
			id: telegram.id,
			username: PYOTR.username,
			google_id: null,
			yandex_id: null,
			vk_id: null,
			max_id: null,
			telegram_id: PYOTR.id,
		});
	});

	test('has 256 bits, is another one each time, and does not lie in the store', async () => {
		const [first, second] = [await signIn(), await signIn()];
		expect(first.token).toMatch(/^[\w-]{43}$/);
		expect(second.token).not.toBe(first.token);
		const stored = JSON.stringify(await rowsOf('access_token'), (_, value) =>
			value?.type === 'Buffer' ? Buffer.from(value.data).toString('base64url') : value,
		);
		expect(stored).not.toContain(first.token);
	});

	test('that is revoked opens nothing, and the person’s others still do', async () => {
		const [phone, laptop] = [await signIn(), await signIn()];
		await node().revoke(phone.token);
		await node().revoke(phone.token);
		expect(await node().userOf(phone.token)).toBeNull();
		expect(await node().userOf(laptop.token)).not.toBeNull();
	});

	test.each(['', 'a', 'я'.repeat(43), `${'a'.repeat(42)}=`, 'a'.repeat(44), "' or true --"])(
		'is not %j, and asking does no harm',
		async (text) => {
			await signIn();
			expect(await node().userOf(text)).toBeNull();
			await node().revoke(text);
			expect(await rowsOf('access_token')).toHaveLength(1);
		},
	);

	test('lives ninety days from its last use, to the hour, and a year in all, whatever the uses', async () => {
		const wait = fc.integer({ min: 1, max: LIFE_MS + 2 * DAY_MS });
		await fc.assert(
			fc.asyncProperty(fc.array(wait, { minLength: 1, maxLength: 6 }), async (waits) => {
				const { token } = await signIn();
				const issued = now;
				for (const wait of waits) {
					now += wait;
					const known = await node().userOf(token);
					const isOld = now - issued >= YEAR_MS;
					if (wait <= LIFE_MS - HOUR_MS && !isOld) expect(known).not.toBeNull();
					if (wait >= LIFE_MS || isOld) expect(known).toBeNull();
					if (known === null) return;
				}
			}),
			{ numRuns: 60 },
		);
	});

	test('that was unused for too long is not brought back by another use', async () => {
		const { token } = await signIn();
		now += LIFE_MS;
		expect(await node().userOf(token)).toBeNull();
		expect(await node().userOf(token)).toBeNull();
	});

	test('is written down as used once an hour', async () => {
		const { token } = await signIn();
		const uses: unknown[] = [];
		for (const minutes of [0, 20, 14, 1, 30, 29, 1]) {
			now += minutes * 60_000;
			await node().userOf(token);
			const { rows } = await database.store.db.execute<{ version: string; used_at: string }>(
				sql`select xmin::text as version, used_at from access_token`,
			);
			uses.push(rows[0]?.version);
		}
		// 10:25, 10:45, 10:59 · 11:00, 11:30, 11:59 · 12:00
		expect(new Set(uses).size).toBe(3);
		expect(uses[0]).toBe(uses[2]);
		expect(uses[3]).toBe(uses[5]);
	});

	test('that is long unused is thrown away when another one is made', async () => {
		const { id } = await signIn();
		now += LIFE_MS;
		await node().issueToken(id);
		expect(await rowsOf('access_token')).toHaveLength(1);
	});
});

describe('a deleted person', () => {
	test('leaves a number and nothing else', async () => {
		const { id } = await signIn(PYOTR);
		now += HOUR_MS;
		await node().remove(id);
		const text = JSON.stringify([await rowsOf('account'), await rowsOf('access_token')]);
		for (const said of [String(PYOTR.id), PYOTR.name, PYOTR.username]) expect(text).not.toContain(said);
		expect(await rowsOf('account')).toMatchObject([{ id, requests: 0 }]);
		expect(await rowsOf('access_token')).toEqual([]);
	});

	test('is known by none of his tokens', async () => {
		const [phone, laptop] = [await signIn(), await signIn()];
		await node().remove(phone.id);
		expect(await node().userOf(phone.token)).toBeNull();
		expect(await node().userOf(laptop.token)).toBeNull();
	});

	test('may be deleted a second time, and a number that never was too', async () => {
		const { id } = await signIn();
		await node().remove(id);
		const before = await rowsOf('account');
		now += DAY_MS;
		await node().remove(id);
		await node().remove('00000000-0000-4000-8000-000000000000');
		expect(await rowsOf('account')).toEqual(before);
	});

	test.each([VERA, PYOTR])('is somebody new when he comes again ($provider)', async (identity) => {
		const before = await signIn(identity);
		await node().remove(before.id);
		const after = await signIn(identity);
		expect(after.id).not.toBe(before.id);
		expect(await node().userOf(before.token)).toBeNull();
		expect(await node().userOf(after.token)).toMatchObject({ id: after.id, name: identity.name });
	});

	test('gets no token that opens anything, not even one that was asked for before', async () => {
		const { id } = await node().enter(VERA);
		const tries = Array.from({ length: 8 }, () => node().issueToken(id));
		const [tokens] = await Promise.all([Promise.all(tries), node().remove(id)]);
		tokens.push(await node().issueToken(id));
		expect(await Promise.all(tokens.map((token) => node().userOf(token)))).toEqual(tokens.map(() => null));
		expect(await rowsOf('access_token')).toEqual([]);
	});

	test('gets none either that is made while he is being deleted', async () => {
		const { id } = await node().enter(VERA);
		const asked: Promise<string>[] = [];
		await database.store.transaction(async (tx) => {
			await tx.execute(sql`
				update account set google_id = null, name = null, email = null, deleted_at = now() where id = ${id}`);
			asked.push(node().issueToken(id));
			await setTimeout(300);
		});
		await Promise.all(asked);
		expect(await rowsOf('access_token')).toEqual([]);
	});

	test('takes the sign-ins along that he had begun, and nobody else’s', async () => {
		const { id } = await signIn(PYOTR);
		for (const [index, telegramId, accountId] of [
			[1, PYOTR.id, null],
			[2, PYOTR.id, id],
			[3, 5, null],
			[4, null, null],
		] as const) {
			await database.store.db.execute(sql`
				insert into telegram_sign_in (payload_hash, poll_hash, visitor_hash, code, expires_at, telegram_id, account_id)
				values (${Buffer.of(index)}, ${Buffer.of(index)}, ${Buffer.of(index)}, '1234', now(), ${telegramId}, ${accountId})`);
		}
		await node().remove(id);
		const left = (await rowsOf('telegram_sign_in')).map(({ telegram_id }) => telegram_id);
		expect(left.toSorted()).toEqual(['5', null]);
	});

	test('takes along what the bot remembers of his chat, and nobody else’s', async () => {
		const { id } = await signIn(PYOTR);
		for (const chat of [PYOTR.id, PYOTR.id + 1]) {
			await database.store.db.execute(sql`
				insert into bot_car (messenger, chat_id, vin, checked_at)
				values ('telegram', ${chat}, 'XTAGFL110KY700109', now())`);
		}
		await node().remove(id);
		const left = await database.store.db.execute(sql`select chat_id from bot_car`);
		expect(left.rows).toEqual([{ chat_id: String(PYOTR.id + 1) }]);
	});

	test('does not take another person along', async () => {
		const [vera, pyotr] = [await signIn(VERA), await signIn(PYOTR)];
		await node().remove(vera.id);
		expect(await node().userOf(pyotr.token)).toMatchObject({ id: pyotr.id });
	});
});
