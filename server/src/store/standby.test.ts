import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStandby } from './standby.ts';
import type { StandbyOutcome } from './standby-metrics.ts';
import type { Database, StandbyPosition } from './store.ts';

const BASE = 'cluster base';
const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
});

/** A primary and a standby that say what a test tells them. */
function play() {
	const state = {
		now: 0,
		head: 100,
		database: BASE,
		server: 'one',
		replayed: 100 as number | null,
		isPrimaryAway: false,
		isStandbyAway: false,
	};
	const lines: string[] = [];
	const outcomes: Partial<Record<StandbyOutcome, number>> = {};
	const ages: number[] = [];
	const say = (_fields: unknown, line?: string) => lines.push(line ?? '');
	let comparisons = 0;
	const standby = createStandby({
		db: {} as Database,
		async primaryPosition() {
			if (state.isPrimaryAway) throw new Error('connection refused');
			return { database: BASE, position: state.head };
		},
		async standbyPosition() {
			comparisons += 1;
			if (state.isStandbyAway) throw new Error('connection refused');
			const { server, replayed, database } = state;
			return { database, position: replayed === null ? null : { server, replayed } };
		},
		now: () => state.now,
		everyMs: 1,
		log: { info: say, warn: say, error: say } as never,
		metrics: {
			standbyRead: (outcome, times) => {
				outcomes[outcome] = (outcomes[outcome] ?? 0) + times;
			},
			standbyAge: (seconds) => ages.push(seconds),
		},
	});
	stops.push(() => standby.stop());
	const find = vi.fn(async (keys: readonly string[], _position: StandbyPosition) => {
		return new Map(keys.map((key) => [key, `row ${key}`]));
	});
	return {
		state,
		standby,
		lines,
		outcomes,
		ages,
		find,
		/** Time goes on, and both are compared. */
		async pass(ms: number) {
			state.now += ms;
			const until = comparisons + 2;
			await vi.waitFor(() => expect(comparisons).toBeGreaterThanOrEqual(until), { interval: 1 });
		},
		read: async (...keys: string[]) => [...(await standby.read(keys, (key) => key, find)).keys()],
	};
}

describe('a standby', () => {
	test('is read once it has what its primary had, at the position that it said', async () => {
		const { state, pass, read, find, standby } = play();
		state.replayed = 99;
		await pass(500);
		expect(await read('a')).toEqual([]);
		state.replayed = 100;
		await pass(500);
		expect(await read('a', 'b')).toEqual(['a', 'b']);
		expect(find).toHaveBeenCalledExactlyOnceWith(['a', 'b'], { server: 'one', replayed: 100 });
		expect(standby.behindSeconds()).toBe(0);
	});

	test('is not asked for what this process has written until it has that too', async () => {
		const { state, pass, read, standby, outcomes } = play();
		await pass(500);
		const commit = Promise.withResolvers<void>();
		const writing = standby.writing('a', () => commit.promise);
		await pass(500);
		expect(await read('a', 'b')).toEqual(['b']);
		state.head = 150;
		commit.resolve();
		await writing;
		await pass(500);
		expect(await read('a', 'b')).toEqual(['b']);
		state.replayed = 150;
		await pass(500);
		expect(await read('a', 'b')).toEqual(['a', 'b']);
		expect(outcomes).toEqual({ behind: 2, hit: 4, miss: 0 });
	});

	test('counts a row that two ask for at once as found twice', async () => {
		const { pass, read, outcomes } = play();
		await pass(500);
		await read('a', 'a');
		expect(outcomes).toEqual({ behind: 0, hit: 2, miss: 0 });
	});

	test('says how old what it gives may be: since it had everything that its primary had', async () => {
		const { state, pass, read, ages, find } = play();
		await pass(500);
		await read('a');
		state.head = 150;
		await pass(4_000);
		await read('a');
		find.mockResolvedValueOnce(new Map());
		await read('unknown');
		expect(ages).toEqual([0, 4]);
	});

	test('is left where its address leads to another one, which has less', async () => {
		const { state, pass, read, standby } = play();
		state.replayed = 200;
		await pass(500);
		state.head = 150;
		await standby.writing('a', async () => {});
		await pass(500);
		expect(await read('a')).toEqual(['a']);
		Object.assign(state, { server: 'two', replayed: 120 });
		await pass(500);
		expect(await read('a', 'b')).toEqual(['b']);
	});

	test('is not read when it is more than ten seconds behind', async () => {
		const { state, pass, read, lines, standby, outcomes } = play();
		await pass(500);
		state.head = 150;
		await pass(9_500);
		expect(await read('a')).toEqual(['a']);
		await pass(1_000);
		expect(await read('a')).toEqual([]);
		expect([outcomes.away, standby.behindSeconds()]).toEqual([1, 10.5]);
		await pass(60_000);
		expect(lines).toEqual(['the standby is read', 'the standby is not read']);
	});

	test('is read for ten seconds more while the primary is away', async () => {
		const { state, pass, read } = play();
		await pass(500);
		state.isPrimaryAway = true;
		await pass(9_500);
		expect(await read('a')).toEqual(['a']);
		await pass(1_000);
		expect(await read('a')).toEqual([]);
	});

	test.each([
		['is away', { isStandbyAway: true }],
		['is a primary', { replayed: null }],
		['follows another database', { database: 'other base' }],
	])('is not read when it %s', async (_what, change) => {
		const { state, pass, read, find } = play();
		await pass(500);
		expect(await read('a')).toEqual(['a']);
		Object.assign(state, change);
		await pass(500);
		expect(await read('a')).toEqual([]);
		expect(find).toHaveBeenCalledOnce();
		Object.assign(state, { isStandbyAway: false, replayed: 100, database: BASE });
		await pass(500);
		expect(await read('a')).toEqual(['a']);
	});

	test.each([
		['fails', () => Promise.reject(new Error('canceling statement due to conflict with recovery'))],
		['takes longer than half a second', () => new Promise<never>(() => {})],
	])('is left alone for five seconds when a look %s', async (_what, answer) => {
		const { pass, read, find, outcomes } = play();
		await pass(500);
		find.mockImplementationOnce(answer);
		const before = performance.now();
		expect(await read('a', 'b')).toEqual([]);
		expect(performance.now() - before).toBeLessThan(1_000);
		await pass(4_500);
		expect(await read('a')).toEqual([]);
		expect(find).toHaveBeenCalledOnce();
		await pass(500);
		expect(await read('a')).toEqual(['a']);
		expect(outcomes).toMatchObject({ away: 3, hit: 1 });
	});
});
