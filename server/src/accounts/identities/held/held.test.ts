import { SIGN_IN_PROVIDERS, type SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { replayDeletions } from '../../../backup/replay.ts';
import { deletion } from '../../../store/schema/deletion.ts';
import { heldIdentity } from '../../../store/schema/held-identity.ts';
import { setUpDatabase } from '../../../store/testing/test-database.ts';
import { HeldIdentityError, type Identity } from '../../accounts.ts';
import { createAccounts } from '../../create-accounts.ts';
import { HELD_FOR_MS, purgeHeld } from './store.ts';

const APP_SECRET = 'a secret of held identities';

const database = setUpDatabase();

let now = Date.parse('2026-11-28T09:00:00Z');
const clock = { now: () => new Date(now) };
const accounts = () => createAccounts({ store: database.store, clock, appSecret: APP_SECRET });
beforeEach(async () => {
	await database.store.db.execute(sql`truncate account, deletion cascade`);
});

let lastId = 900_000;
/** A way in that no account has had before. */
function newIdentity(provider: SignInProvider): Identity {
	lastId += 1;
	if (provider === 'telegram' || provider === 'max') {
		return { provider, id: lastId, name: null, username: 'nobody' };
	}
	const id = String(lastId);
	return provider === 'google'
		? { provider, id, name: null, email: `${id}@example.org` }
		: { provider, id, name: null };
}

async function link(id: string, identity: Identity): Promise<void> {
	now += 1_000;
	expect(await accounts().link(id, identity)).toBe('linked');
}

const unlink = (id: string, provider: SignInProvider) => {
	now += 1_000;
	return accounts().unlink(id, provider);
};

/** Comes in by an identity, taking it back where it is held. */
async function comeIn(identity: Identity): Promise<string | undefined> {
	try {
		return (await accounts().enter(identity)).id;
	} catch (error) {
		expect(error).toBeInstanceOf(HeldIdentityError);
		return (await accounts().takeBack(identity))?.id;
	}
}

const heldRows = () => database.store.db.select().from(heldIdentity);

describe('the oldest way into an account, once it is unlinked,', () => {
	const yandex = newIdentity('yandex');
	const google = newIdentity('google');

	async function unlinked(): Promise<string> {
		const { id } = await accounts().enter(google);
		await link(id, yandex);
		expect(await unlink(id, 'google')).toBe('held');
		return id;
	}

	test('signs nobody in for a day, and may be taken back with all that came with it', async () => {
		const id = await unlinked();
		const token = await accounts().issueToken(id, null, 'yandex');
		await expect(accounts().enter(google)).rejects.toThrow(HeldIdentityError);
		expect(await accounts().takeBack(google)).toEqual({ id });
		expect(await accounts().userOf(token)).toBeNull();
		const mine = await accounts().issueToken(id, null, 'google');
		expect(await accounts().userOf(mine)).toMatchObject({ google_id: google.id, email: expect.any(String) });
		expect(await accounts().enter(google)).toEqual({ id });
		expect(await accounts().takeBack(google)).toBeNull();
	});

	test('leads to another account when its day is over, and nothing of it is left', async () => {
		const id = await unlinked();
		now += HELD_FOR_MS;
		expect(await accounts().takeBack(google)).toBeNull();
		expect((await accounts().enter(google)).id).not.toBe(id);
		expect(await purgeHeld(database.store, clock.now(), 10)).toBe(1);
		expect(await heldRows()).toEqual([]);
	});

	test('is encrypted while it is held', async () => {
		await unlinked();
		const [row] = await heldRows();
		const seen = JSON.stringify({ ...row, identity: row?.identity.toString() });
		expect(seen).not.toMatch(new RegExp(`${google.id}|example\\.org`));
	});

	test('is held no longer where its person links it anew, or to another account', async () => {
		const id = await unlinked();
		const other = await accounts().enter(newIdentity('vk'));
		await link(other.id, google);
		expect(await accounts().enter(google)).toEqual(other);
		await unlink(other.id, 'google');
		await link(id, google);
		expect(await accounts().enter(google)).toEqual({ id });
		expect(await heldRows()).toEqual([]);
	});

	test('goes with the account', async () => {
		const id = await unlinked();
		await accounts().remove(id);
		expect(await heldRows()).toEqual([]);
		expect(await accounts().takeBack(google)).toBeNull();
		expect((await accounts().enter(google)).id).not.toBe(id);
	});

	test('displaces another one of its provider that was linked since', async () => {
		const id = await unlinked();
		const strangers = newIdentity('google');
		await link(id, strangers);
		expect(await accounts().takeBack(google)).toEqual({ id });
		expect((await accounts().enter(strangers)).id).not.toBe(id);
	});

	test('displaces one that is the only way into the account by then', async () => {
		const id = await unlinked();
		const strangers = newIdentity('google');
		await link(id, strangers);
		await unlink(id, 'yandex');
		expect(await accounts().takeBack(google)).toEqual({ id });
		expect(await comeIn(strangers)).not.toBe(id);
	});

	test('is taken back once, and leads to one account, whatever happens at the same moment', async () => {
		const id = await unlinked();
		const twice = await Promise.all([accounts().takeBack(google), accounts().takeBack(google)]);
		expect(twice).toEqual(expect.arrayContaining([{ id }, null]));
		await unlink(id, 'google');
		const other = await accounts().enter(newIdentity('vk'));
		await Promise.all([accounts().takeBack(google), accounts().link(other.id, google)]);
		expect([id, other.id]).toContain((await accounts().enter(google)).id);
		expect(await heldRows()).toEqual([]);
	});

	test('signs nobody in who comes at the moment at which it is unlinked', async () => {
		const { id } = await accounts().enter(google);
		await link(id, yandex);
		const [entered] = await Promise.allSettled([accounts().enter(google), unlink(id, 'google')]);
		if (entered?.status === 'fulfilled') expect(entered.value).toEqual({ id });
		await expect(accounts().enter(google)).rejects.toThrow(HeldIdentityError);
	});
});

describe('whoever took a session over', () => {
	const Act = fc.record({ links: fc.boolean(), provider: fc.constantFrom(...SIGN_IN_PROVIDERS) });

	test('keeps out nobody who was there before, and comes in no more when their ways in are unlinked', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...SIGN_IN_PROVIDERS),
				fc.array(Act, { minLength: 1, maxLength: 12 }),
				async (provider, acts) => {
					const own = newIdentity(provider);
					const { id } = await accounts().enter(own);
					const strangers: Identity[] = [];
					for (const act of acts) {
						now += 1_000;
						const identity = newIdentity(act.provider);
						if (!act.links) await accounts().unlink(id, act.provider);
						else if ((await accounts().link(id, identity)) === 'linked') strangers.push(identity);
					}
					expect(await comeIn(own)).toBe(id);
					for (const other of SIGN_IN_PROVIDERS) {
						if (other !== provider) expect(['unlinked', 'absent']).toContain(await unlink(id, other));
					}
					for (const stranger of strangers) expect(await comeIn(stranger)).not.toBe(id);
					expect(await comeIn(own)).toBe(id);
				},
			),
			{ numRuns: 25 },
		);
	});
});

describe('a restored backup', () => {
	/** What the journal of an installation says, done again to its store as a backup of it would be. */
	async function replay(): Promise<void> {
		const { store } = database;
		const written = await store.db.select().from(deletion).orderBy(deletion.id);
		await store.transaction((tx) => replayDeletions(tx, store.cipher, APP_SECRET, written));
	}
	/** The account's row as a backup holds it. */
	const rowOf = async (id: string) =>
		(await database.store.db.execute(sql`select to_jsonb(account) as row from account where id = ${id}`))
			.rows[0]?.row;
	async function bringBack(row: unknown): Promise<void> {
		await database.store.db.execute(sql`delete from held_identity`);
		await database.store.db.execute(sql`delete from account`);
		await database.store.db.execute(
			sql`insert into account select * from jsonb_populate_record(null::account, ${JSON.stringify(row)})`,
		);
	}

	test('lets nobody in by what was unlinked since, and knows what was taken back', async () => {
		const [google, vk, yandex] = [newIdentity('google'), newIdentity('vk'), newIdentity('yandex')];
		const { id } = await accounts().enter(google);
		await link(id, vk);
		await link(id, yandex);
		const backup = await rowOf(id);
		expect(await unlink(id, 'vk')).toBe('unlinked');
		expect(await unlink(id, 'google')).toBe('held');
		expect(await accounts().takeBack(google)).toEqual({ id });
		await bringBack(backup);
		await replay();
		await replay();
		expect(await accounts().enter(google)).toEqual({ id });
		expect(await accounts().enter(yandex)).toEqual({ id });
		expect(await comeIn(vk)).not.toBe(id);
	});

	test('keeps what was linked anew before it, and the only way into an account', async () => {
		const [google, vk] = [newIdentity('google'), newIdentity('vk')];
		const { id } = await accounts().enter(google);
		const oldBackup = await rowOf(id);
		await link(id, vk);
		await unlink(id, 'vk');
		await link(id, vk);
		await replay();
		expect(await accounts().enter(vk)).toEqual({ id });
		await unlink(id, 'google');
		await bringBack(oldBackup);
		await replay();
		expect(await accounts().enter(google)).toEqual({ id });
	});

	test('names nobody in its journal', async () => {
		const google = newIdentity('google');
		const { id } = await accounts().enter(google);
		await link(id, newIdentity('vk'));
		await unlink(id, 'google');
		const written = await database.store.db.select().from(deletion);
		expect(written).toMatchObject([
			{ what: 'held-identity', whom: expect.stringMatching(`^${id}\\.[\\w-]{43}$`) },
		]);
		expect(JSON.stringify(written)).not.toContain(String(google.id));
	});
});
