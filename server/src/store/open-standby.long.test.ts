import { setTimeout as wait } from 'node:timers/promises';
import type { Subject } from '@avtosverka/registers/register';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CachedAnswer } from '../answers/answer-result.ts';
import { findCachedAnswers, findNewestAnswers, storeAnswer } from '../answers/store.ts';
import { found } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { createServerMetrics } from '../server-metrics.ts';
import { openStandby } from './open-standby.ts';
import { openStore } from './open-store.ts';
import { atPosition, readStandbyPosition } from './standby-position.ts';
import type { Store } from './store.ts';
import type { StoreLog } from './store-log.ts';
import { type StreamingStandby, startStreamingStandby } from './testing/streaming-standby.ts';
import { TEST_DATA_KEYS } from './testing/test-database.ts';

const CAR: Subject = { kind: 'vin', vin: SAMPLE_VIN };
const OUTCOMES = ['hit', 'miss', 'behind', 'away'] as const;
/** The most a standby may be behind, and a comparison more. */
const TOO_LONG_MS = 11_000;

const metrics = createServerMetrics({ ofProcess: false });
const lines: string[] = [];
const say = (_fields: unknown, line?: string) => lines.push(line ?? '');
const log = { info: say, warn: say, error: say } as unknown as StoreLog;

let servers: StreamingStandby;
/** Another process, which has no standby. */
let other: Store;
let store: Store;
beforeAll(async () => {
	servers = await startStreamingStandby();
	other = await openStore({ url: servers.primaryUrl, dataKeys: TEST_DATA_KEYS });
	const primary = await openStore({ url: servers.primaryUrl, dataKeys: TEST_DATA_KEYS });
	const settings = { databaseReadUrl: servers.standbyUrl, databaseCa: null, databasePooler: 'off' as const };
	const standby = openStandby(settings, primary, { log, metrics });
	store = { ...primary, standby: standby! };
}, 120_000);
afterAll(async () => {
	await store.standby?.close();
	await Promise.all([store.close(), other.close()]);
	await servers[Symbol.asyncDispose]();
}, 60_000);

let asked = Date.now();
/** An answer that is newer than all before. */
function answerOf(register: 'zalog' | 'dtp'): CachedAnswer {
	asked = Math.max(Date.now(), asked + 1);
	const askedAt = new Date(asked);
	const cachedUntil = new Date(asked + 3_600_000);
	return { register, answer: found(register, askedAt), askedAt, cachedUntil } as CachedAnswer;
}

const unfit = (register: string) => {
	throw new Error(`the answer of ${register} cannot be read`);
};
async function readAskedAt(register: 'zalog' | 'dtp' = 'zalog'): Promise<Date | undefined> {
	const [cached] = await findCachedAnswers(store, CAR, [register], new Date(), unfit);
	return cached?.askedAt;
}

/** What `work` added to the count of looks. */
async function counting(work: () => Promise<unknown>): Promise<Record<string, number>> {
	const read = async () => {
		const values = (await metrics.registry.getSingleMetric('avtosverka_standby_looks_total')?.get())?.values;
		return OUTCOMES.map((name) => values?.find(({ labels }) => labels.outcome === name)?.value ?? 0);
	};
	const before = await read();
	await work();
	const counts = (await read()).map(
		(value, index) => [OUTCOMES[index], value - (before[index] ?? 0)] as const,
	);
	return Object.fromEntries(counts.filter(([, value]) => value > 0));
}

/** Until looks are answered by the standby, which has everything by then. */
const untilRead = () =>
	expect.poll(() => counting(() => readAskedAt()), { timeout: 30_000, interval: 200 }).toEqual({ hit: 1 });

describe('cached answers with a standby that streams', () => {
	beforeEach(async () => {
		await servers.onStandby('select pg_wal_replay_resume()');
		await storeAnswer(other, CAR, answerOf('zalog'));
		await untilRead();
	}, 40_000);

	test('come from it', async () => {
		await servers.onStandby('select pg_wal_replay_pause()');
		await other.db.execute(sql`delete from kept_answer`);
		// The primary has forgotten it.
		expect(await readAskedAt()).toBeInstanceOf(Date);
		expect(await findNewestAnswers(store, CAR, ['zalog'], new Date(), unfit)).toEqual([]);
	});

	test('that this process has just written are never older', async () => {
		const reads = await counting(async () => {
			for (let turn = 0; turn < 200; turn += 1) {
				const written = answerOf('zalog');
				await storeAnswer(store, CAR, written);
				expect(await readAskedAt()).toEqual(written.askedAt);
				await wait(turn % 20);
				expect(await readAskedAt()).toEqual(written.askedAt);
			}
		});
		expect(reads.behind).toBeGreaterThan(100);
	}, 30_000);

	test('are read from the primary where another process wrote what the standby has not', async () => {
		await other.db.execute(sql`delete from kept_answer where register = 'dtp'`);
		await servers.onStandby('select pg_wal_replay_pause()');
		const written = answerOf('dtp');
		await storeAnswer(other, CAR, written);
		const reads = await counting(async () => expect(await readAskedAt('dtp')).toEqual(written.askedAt));
		expect(reads).toEqual({ miss: 1 });
	});

	test('are read from the primary once replay is paused for longer than is allowed', async () => {
		await servers.onStandby('select pg_wal_replay_pause()');
		const written = answerOf('zalog');
		await storeAnswer(other, CAR, written);
		await wait(TOO_LONG_MS);
		const reads = await counting(async () => expect(await readAskedAt()).toEqual(written.askedAt));
		expect(reads).toEqual({ away: 1 });
		expect(store.standby?.behindSeconds()).toBeGreaterThan(10);
		await servers.onStandby('select pg_wal_replay_resume()');
		await untilRead();
	}, 60_000);

	test('that end within a minute are read from the primary', async () => {
		const ending = { ...answerOf('zalog'), cachedUntil: new Date(Date.now() + 30_000) };
		await storeAnswer(other, CAR, ending);
		await wait(1_500);
		expect(await counting(() => readAskedAt())).toEqual({ miss: 1 });
	});

	test('are found at a position that this very server has reached, and at no other', async () => {
		const { db } = store.standby!;
		const { position } = await readStandbyPosition(db);
		const one = db
			.select({ is: sql<boolean>`${atPosition}` })
			.from(sql`(values (1)) as one`)
			.prepare('at');
		const isAt = async (change: object) => (await one.execute({ ...position, ...change }))[0]?.is;
		expect(await isAt({})).toBe(true);
		expect(await isAt({ server: '1795480000.000001' })).toBe(false);
		expect(await isAt({ replayed: position!.replayed + 1_000_000 })).toBe(false);
	});

	test('stand on it before they are confirmed, where the primary waits for it, and money is taken only then', async () => {
		const options = { url: servers.primaryUrl, dataKeys: TEST_DATA_KEYS };
		const careful = await openStore({ ...options, moneyNeedsStandby: true });
		const waitFor = async (names: string) => {
			await servers.onPrimary(`alter system set synchronous_standby_names = '${names}'`);
			await servers.onPrimary('select pg_reload_conf()');
		};
		try {
			expect([careful.takesMoney(), other.takesMoney()]).toEqual([false, true]);
			await waitFor('*');
			await expect.poll(() => careful.takesMoney(), { timeout: 10_000 }).toBe(true);
			await storeAnswer(careful, CAR, answerOf('zalog'));
			// What Patroni does once the standby is away.
			await waitFor('');
			await expect.poll(() => careful.takesMoney(), { timeout: 10_000 }).toBe(false);
			expect(careful.state()).toBe('works');
		} finally {
			await waitFor('');
			await careful.close();
		}
	}, 60_000);

	test('are there while the standby is killed, and come from it again when it is back', async () => {
		let failed = 0;
		let isOver = false;
		const visitors = Array.from({ length: 8 }, async () => {
			while (!isOver) {
				const at = await readAskedAt().catch(() => undefined);
				if (at === undefined) failed += 1;
				await wait(5);
			}
		});
		await wait(300);
		await servers.kill();
		await wait(1_000);
		expect(await counting(() => readAskedAt())).toHaveProperty('away');
		await servers.start();
		await expect.poll(() => store.standby?.behindSeconds(), { timeout: 30_000 }).toBeLessThan(2);
		isOver = true;
		await Promise.all(visitors);
		expect(failed).toBe(0);
		await untilRead();
	}, 90_000);

	test('are read from the primary when the standby has become one itself', async () => {
		await servers.onStandby('select pg_promote()');
		// Also before it was compared again.
		expect(await counting(() => readAskedAt())).not.toHaveProperty('hit');
		await expect.poll(() => counting(() => readAskedAt()), { timeout: 10_000 }).toEqual({ away: 1 });
		expect(lines).toContain('the standby is read');
	});
});
