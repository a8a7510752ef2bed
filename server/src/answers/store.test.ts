import type { SettledAnswer } from '@avtosverka/registers/answer';
import type { Subject } from '@avtosverka/registers/register';
import type { Zalog } from '@avtosverka/registers/registers/zalog';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCipher } from '../store/cipher.ts';
import { turnDays } from '../store/days.ts';
import { unpack } from '../store/pack.ts';
import type { Store } from '../store/store.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import type { CachedAnswer } from './answer-result.ts';
import { findCachedAnswers, purgeOldAnswers, storeAnswer } from './store.ts';
import { found } from './testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_PLATE, SAMPLE_VIN } from './testing/sample-facts.ts';
import { DAY_MS, HOUR_MS } from './testing/test-clock.ts';

const NOW = new Date('2026-11-21T07:42:00.123Z');
const CAR: Subject = { kind: 'vin', vin: SAMPLE_VIN };
const later = (ms: number) => new Date(NOW.getTime() + ms);

const database = setUpDatabase();
let store: Store;
beforeAll(async () => {
	store = database.store;
});
beforeEach(() => store.db.execute(sql`truncate kept_answer, daily_reply`));

const unfit = vi.fn();

async function purgeAll(now: Date) {
	await purgeOldAnswers(store, now, 100);
	await turnDays(store, 'daily_reply', now);
}

function zalog(answer: Partial<SettledAnswer<Zalog>> = {}, askedAt = NOW): CachedAnswer<'zalog'> {
	const whole = { ...found('zalog', NOW), ...answer } as SettledAnswer<Zalog>;
	return { register: 'zalog', answer: whole, askedAt, cachedUntil: new Date(askedAt.getTime() + DAY_MS) };
}

const raw = (text: string) => ({ contentType: 'application/json', body: Buffer.from(text) });
const count = async (table: string) =>
	(await store.db.execute<{ count: number }>(sql.raw(`select count(*)::int from ${table}`))).rows[0]?.count;

describe('kept answers', () => {
	test('come back as they were, each of the three settled states', async () => {
		const partial = {
			register: 'dtp',
			...times(),
			answer: { ...found('dtp', NOW), state: 'partial', skippedRows: 3 },
		};
		const clear = {
			register: 'wanted',
			...times(),
			answer: { state: 'clear', source: 'avtocod', asOf: NOW },
		};
		const cached = [zalog(), partial, clear] as CachedAnswer[];
		for (const one of cached) await storeAnswer(store, CAR, one);
		const back = await findCachedAnswers(store, CAR, ['zalog', 'dtp', 'wanted', 'osago'], NOW, unfit);
		expect(back.sort(byName)).toEqual(cached.sort(byName));
	});

	test('belong to one subject and one register', async () => {
		await storeAnswer(store, CAR, zalog());
		expect(
			await findCachedAnswers(store, { kind: 'plate', plate: SAMPLE_PLATE }, ['zalog'], NOW, unfit),
		).toEqual([]);
		expect(await findCachedAnswers(store, CAR, ['recall'], NOW, unfit)).toEqual([]);
	});

	test('give way to newer ones and not to older ones', async () => {
		await storeAnswer(store, CAR, zalog({}, later(HOUR_MS)));
		await storeAnswer(store, CAR, zalog({ state: 'clear' } as Partial<SettledAnswer<Zalog>>, NOW));
		expect((await findCachedAnswers(store, CAR, ['zalog'], NOW, unfit))[0]?.answer.state).toBe('found');
		await storeAnswer(
			store,
			CAR,
			zalog({ state: 'clear' } as Partial<SettledAnswer<Zalog>>, later(2 * HOUR_MS)),
		);
		expect((await findCachedAnswers(store, CAR, ['zalog'], NOW, unfit))[0]?.answer.state).toBe('clear');
	});

	test('written and looked for at one moment keep apart, and of two about the same the newer stays', async () => {
		const other: Subject = { kind: 'vin', vin: 'Z94K241BBMR251210' as typeof SAMPLE_VIN };
		const clear = zalog({ state: 'clear' } as Partial<SettledAnswer<Zalog>>, later(HOUR_MS));
		await Promise.all([
			storeAnswer(store, CAR, clear),
			storeAnswer(store, other, zalog({ raw: raw('same') })),
			storeAnswer(store, CAR, zalog({ raw: raw('same') })),
		]);
		const found = [CAR, other, CAR].map((car) => findCachedAnswers(store, car, ['zalog', 'dtp'], NOW, unfit));
		const states = (await Promise.all(found)).map((cached) => cached.map(({ answer }) => answer.state));
		expect(states).toEqual([['clear'], ['found'], ['clear']]);
		expect(await count('daily_reply')).toBe(1);
	});

	test('are encrypted: no name of a person stands in the tables', async () => {
		const names = JSON.stringify(SAMPLE_FACTS.zalog);
		await storeAnswer(store, CAR, zalog({ raw: raw(names) }));
		const { rows } = await store.db.execute<{ facts: Buffer; body: Buffer }>(
			sql`select k.facts, r.body from kept_answer k join daily_reply r on r.sha256 = k.raw_sha256`,
		);
		expect(rows).toHaveLength(1);
		for (const bytes of Object.values(rows[0] ?? {})) expect(bytes.includes('Иванов')).toBe(false);
	});

	test.each([
		['of another shape', sql`update kept_answer set facts_version = 0`],
		['of another car', sql`update kept_answer set subject = 'Z94K241BBMR251210'`],
		['of an unknown supplier', sql`update kept_answer set supplier = 'somebody'`],
		['sealed with a lost key', sql`update kept_answer set facts_key_id = 'lost'`],
	])('%s are as good as none, and said aloud', async (_, spoil) => {
		await storeAnswer(store, CAR, zalog());
		await store.db.execute(spoil);
		for (const vin of [SAMPLE_VIN, 'Z94K241BBMR251210'] as const) {
			const subject = { kind: 'vin', vin } as Subject;
			expect(await findCachedAnswers(store, subject, ['zalog'], NOW, unfit)).toEqual([]);
		}
		expect(unfit).toHaveBeenCalledExactlyOnceWith('zalog', expect.any(Error));
	});

	test('are read after the keys were changed', async () => {
		await storeAnswer(store, CAR, zalog());
		const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
		const rotated = { ...store, cipher: createCipher(`${key('new', 9)},${key('test', 7)}`) };
		expect(await findCachedAnswers(rotated, CAR, ['zalog'], NOW, unfit)).toEqual([zalog()]);
	});

	test('older than a month are not found', async () => {
		await storeAnswer(store, CAR, zalog());
		expect(await findCachedAnswers(store, CAR, ['zalog'], later(29 * DAY_MS), unfit)).toHaveLength(1);
		expect(await findCachedAnswers(store, CAR, ['zalog'], later(30 * DAY_MS), unfit)).toEqual([]);
	});
});

describe('the reply an answer was read from', () => {
	test('is kept once for the answers of a day, and can be read back', async () => {
		const reply = raw('{"report": "the same"}');
		await storeAnswer(store, CAR, zalog({ raw: reply }));
		await storeAnswer(store, CAR, {
			register: 'dtp',
			...times(),
			answer: { ...found('dtp', NOW), raw: reply },
		});
		const { rows } = await store.db.execute<{
			sha256: Buffer;
			body: Buffer;
			key_id: string;
			content_type: string;
		}>(sql`select * from daily_reply`);
		expect(rows).toHaveLength(1);
		const [row] = rows;
		if (!row) throw new Error('no row');
		const ciphertext = { bytes: row.body, keyId: row.key_id };
		const body = await unpack(store.cipher, ciphertext, `raw_reply.body:${row.sha256.toString('hex')}`);
		expect(body.toString()).toBe('{"report": "the same"}');
		expect(row.content_type).toBe('application/json');
	});

	test('goes with the day after which no answer read from it can stand in', async () => {
		const reply = raw('shared');
		await storeAnswer(store, CAR, zalog({ raw: reply }));
		const dtp = {
			register: 'dtp',
			...times(later(DAY_MS)),
			answer: { ...found('dtp', NOW), raw: reply },
		} as const;
		await storeAnswer(store, CAR, dtp);
		await purgeAll(later(30 * DAY_MS + HOUR_MS));
		expect([await count('kept_answer'), await count('daily_reply')]).toEqual([1, 2]);
		await purgeAll(later(31 * DAY_MS + HOUR_MS));
		expect([await count('kept_answer'), await count('daily_reply')]).toEqual([0, 1]);
		await purgeAll(later(32 * DAY_MS + HOUR_MS));
		expect([await count('kept_answer'), await count('daily_reply')]).toEqual([0, 0]);
	});
});

describe('the questions asked of the tables', () => {
	test.each([
		[
			'kept answers of a car',
			`select * from unnest('{vin}'::text[], '{X}'::text[], '{dtp}'::text[]) as wanted (kind, subject, register)
				cross join lateral (select * from kept_answer as kept where kept.subject_kind = wanted.kind
				and kept.subject = wanted.subject and kept.register = wanted.register limit 1) as found`,
		],
		['answers too old', `select register from kept_answer where asked_at < now() limit 200`],
		['replies not needed', `select sha256 from raw_reply where needed_until < now() limit 200`],
		[
			'the newest report',
			`select distinct on (subject) id from supplier_report
				join unnest('{X}'::text[], '{2026-11-21}'::timestamptz[]) as wanted (name, not_before)
				on name = subject and opened_at >= not_before order by subject, opened_at desc`,
		],
		['reports too old', `select id from supplier_report where opened_at < now() order by opened_at limit 20`],
	])('%s: an index answers', async (_, question) => {
		const plan = await store.transaction(async (tx) => {
			await tx.execute(sql`set local enable_seqscan = off`);
			return tx.execute(sql.raw(`explain ${question}`));
		});
		expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan');
	});
});

function times(askedAt = NOW) {
	return { askedAt, cachedUntil: new Date(askedAt.getTime() + DAY_MS) };
}

const byName = (one: CachedAnswer, other: CachedAnswer) => one.register.localeCompare(other.register);
