import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { drawSecret, secretHashOf } from './secrets.ts';
import { createSignIns, type SignIns } from './store.ts';

const MINUTE_MS = 60_000;
const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

const OPENED = { code: '0042', linkAccountId: null };
const who = (personId: number) => ({ messenger: 'max', personId }) as const;

const database = setUpDatabase();
let signIns: SignIns;
let accountId: string;
beforeAll(async () => {
	signIns = createSignIns(database.store);
	const accounts = testAccounts(database.store, { now: () => now });
	const identity = { provider: 'telegram', id: 1, name: null, username: null } as const;
	accountId = (await accounts.enter(identity)).id;
});

/** A sign-in that has just begun. */
async function begin(at = now) {
	const [payloadHash, pollHash, visitorHash] = [
		secretHashOf(drawSecret()),
		secretHashOf(drawSecret()),
		secretHashOf(drawSecret()),
	];
	const expiresAt = new Date(at.getTime() + 10 * MINUTE_MS);
	const hashes = { payloadHash, pollHash, visitorHash };
	await signIns.begin({ ...hashes, messenger: 'max', ...OPENED, expiresAt }, at);
	return { payloadHash, pollHash, visitorHash };
}

describe('a sign-in under way', () => {
	test('goes from its link over its button to its visitor, and ends there', async () => {
		const { payloadHash, pollHash, visitorHash } = await begin();
		expect(await signIns.take(pollHash, visitorHash, now)).toBe('waiting');
		expect(await signIns.open(payloadHash, who(7), now)).toEqual(OPENED);
		expect(await signIns.take(pollHash, visitorHash, now)).toBe('waiting');
		expect((await signIns.standing(payloadHash, who(7), now)).status).toBe('open');
		expect(await signIns.confirm(payloadHash, who(7), accountId, now)).toBe(true);
		expect(await signIns.take(pollHash, visitorHash, now)).toEqual({
			accountId,
			messenger: 'max',
			linked: false,
		});
		expect(await signIns.take(pollHash, visitorHash, now)).toBe('over');
		expect(await signIns.open(payloadHash, who(7), now)).toBeNull();
		expect((await signIns.standing(payloadHash, who(7), now)).status).toBe('confirmed');
	});

	test('belongs to the first one who opens its link', async () => {
		const { payloadHash } = await begin();
		expect(await signIns.open(payloadHash, who(7), now)).toEqual(OPENED);
		expect(await signIns.open(payloadHash, who(8), now)).toBeNull();
		expect(await signIns.open(payloadHash, who(7), now)).toEqual(OPENED);
		expect((await signIns.standing(payloadHash, who(8), now)).status).toBe('over');
		expect(await signIns.confirm(payloadHash, who(8), accountId, now)).toBe(false);
		expect(await signIns.refuse(payloadHash, who(8), now)).toBe(false);
	});

	test('is unknown to a person of another messenger with the same number', async () => {
		const { payloadHash } = await begin();
		const other = { messenger: 'telegram', personId: 7 } as const;
		expect(await signIns.open(payloadHash, other, now)).toBeNull();
		await signIns.open(payloadHash, who(7), now);
		expect((await signIns.standing(payloadHash, other, now)).status).toBe('over');
		expect(await signIns.confirm(payloadHash, other, accountId, now)).toBe(false);
	});

	test('of two who open its link at one moment lets one in', async () => {
		const { payloadHash } = await begin();
		const codes = await Promise.all(
			[7, 8, 9, 10].map((person) => signIns.open(payloadHash, who(person), now)),
		);
		expect(codes.filter((code) => code !== null)).toHaveLength(1);
	});

	test('cannot be confirmed by a link that nobody has opened', async () => {
		const { payloadHash } = await begin();
		expect(await signIns.confirm(payloadHash, who(7), accountId, now)).toBe(false);
	});

	test('is told to nobody but the visitor who began it', async () => {
		const [mine, other] = [await begin(), await begin()];
		await signIns.open(mine.payloadHash, who(7), now);
		await signIns.confirm(mine.payloadHash, who(7), accountId, now);
		expect(await signIns.take(mine.pollHash, other.visitorHash, now)).toBe('unknown');
		expect(await signIns.take(secretHashOf(drawSecret()), mine.visitorHash, now)).toBe('unknown');
		expect(await signIns.take(mine.pollHash, mine.visitorHash, now)).toEqual({
			accountId,
			messenger: 'max',
			linked: false,
		});
	});

	test('is given once of many who ask at one moment', async () => {
		const { payloadHash, pollHash, visitorHash } = await begin();
		await signIns.open(payloadHash, who(7), now);
		await signIns.confirm(payloadHash, who(7), accountId, now);
		const asked = await Promise.all(
			Array.from({ length: 8 }, () => signIns.take(pollHash, visitorHash, now)),
		);
		expect(asked.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
	});

	test('that was refused gives nothing, even after the button', async () => {
		const { payloadHash, pollHash, visitorHash } = await begin();
		await signIns.open(payloadHash, who(7), now);
		await signIns.confirm(payloadHash, who(7), accountId, now);
		expect(await signIns.refuse(payloadHash, who(7), now)).toBe(true);
		expect(await signIns.take(pollHash, visitorHash, now)).toBe('refused');
		expect(await signIns.confirm(payloadHash, who(7), accountId, now)).toBe(false);
	});

	test('works for ten minutes at every step', async () => {
		const { payloadHash, pollHash, visitorHash } = await begin();
		await signIns.open(payloadHash, who(7), inMinutes(9));
		expect(await signIns.open(payloadHash, who(7), inMinutes(10))).toBeNull();
		expect((await signIns.standing(payloadHash, who(7), inMinutes(10))).status).toBe('over');
		expect(await signIns.confirm(payloadHash, who(7), accountId, inMinutes(10))).toBe(false);
		await signIns.confirm(payloadHash, who(7), accountId, inMinutes(9));
		expect(await signIns.take(pollHash, visitorHash, inMinutes(10))).toBe('over');
	});

	test('is thrown away by later ones, a few at a time, and not before it is over', async () => {
		await database.store.db.execute(sql`delete from telegram_sign_in`);
		for (let count = 0; count < 25; count += 1) await begin();
		const count = async () => {
			const { rows } = await database.store.db.execute<{ count: string }>(
				sql`select count(*) from telegram_sign_in`,
			);
			return Number(rows[0]?.count);
		};
		await begin(inMinutes(9));
		expect(await count()).toBe(26);
		await begin(inMinutes(10));
		expect(await count()).toBe(7);
		await begin(inMinutes(10));
		expect(await count()).toBe(3);
	});
});
