import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createLease, type Lease } from '../../store/lease.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { workAlone } from './leader.ts';
import { TIMING } from './timing.ts';

const database = setUpDatabase();

const timing = { leaseMs: 1_200, renewMs: 80, standbyMs: 80 };

/** A lease that no busy machine outlasts. */
const LONG_MS = 60_000;

/** How long a test waits for what comes at once, on a busy machine too. */
const PATIENT = { timeout: 10_000, interval: 10 };
const realLease = () => createLease(database.store, { now: () => new Date() });

/** A process that may be killed: its lease is neither renewed nor given back, its work goes unseen. */
function startProcess(
	name: string,
	leaseOwner: string,
	lease: Lease = realLease(),
	leaseMs = timing.leaseMs,
) {
	const ended = new AbortController();
	const process = { working: false, turns: 0, dead: false, end: async () => {} };
	const mortal: Lease = {
		take: (...given) => (process.dead ? new Promise(() => {}) : lease.take(...given)),
		release: (...given) => (process.dead ? Promise.resolve() : lease.release(...given)),
	};
	const over = workAlone(
		{ lease: mortal, name, leaseOwner, timing: { ...timing, leaseMs } },
		async (signal) => {
			process.working = true;
			process.turns += 1;
			await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
			process.working = false;
		},
		ended.signal,
	);
	process.end = async () => {
		ended.abort();
		await over;
	};
	return process;
}

describe('work that one process of all does', () => {
	test('is done by one of three, and by the next one at once when that one ends', async () => {
		const all = ['a', 'b', 'c'].map((leaseOwner) => startProcess('ended', leaseOwner, realLease(), LONG_MS));
		await vi.waitFor(() => expect(all.filter(({ working }) => working)).toHaveLength(1), PATIENT);
		await sleep(5 * timing.standbyMs);
		expect(all.map(({ turns }) => turns).sort()).toEqual([0, 0, 1]);
		const first = all.find(({ working }) => working)!;
		await first.end();
		expect(first.working).toBe(false);
		const rest = all.filter((process) => process !== first);
		await vi.waitFor(() => expect(rest.filter(({ working }) => working)).toHaveLength(1), PATIENT);
		for (const process of rest) await process.end();
	});

	test('is taken over when its process dies, and given up by that process', async () => {
		const first = startProcess('died', 'first');
		await vi.waitFor(() => expect(first.working).toBe(true), PATIENT);
		const second = startProcess('died', 'second');
		await sleep(timing.renewMs);
		first.dead = true;
		const died = performance.now();
		await vi.waitFor(() => expect(second.working).toBe(true), PATIENT);
		expect(performance.now() - died).toBeGreaterThan(timing.leaseMs / 2);
		expect(first.working).toBe(false);
		await second.end();
	});

	test('stops at once when another one has the lease', async () => {
		let given = true;
		const lease: Lease = { take: async () => given, release: async () => {} };
		const process = startProcess('lost', 'one', lease, LONG_MS);
		await vi.waitFor(() => expect(process.working).toBe(true), PATIENT);
		given = false;
		await vi.waitFor(() => expect(process.working).toBe(false), PATIENT);
		given = true;
		await vi.waitFor(() => expect(process.turns).toBe(2), PATIENT);
		await process.end();
	});

	test('is given back after a renewal that was on its way, and not before', async () => {
		const done: string[] = [];
		const lease: Lease = {
			async take() {
				await sleep(done.length === 0 ? 0 : 3 * timing.renewMs);
				done.push('taken');
				return true;
			},
			release: async () => void done.push('released'),
		};
		const process = startProcess('renewing', 'one', lease, LONG_MS);
		await vi.waitFor(() => expect(process.working).toBe(true), PATIENT);
		await sleep(2 * timing.renewMs);
		await process.end();
		await sleep(3 * timing.renewMs);
		expect(done).toEqual(['taken', 'taken', 'released']);
	});

	test('goes on over a failure of the store that is shorter than the lease, and not over a longer one', async () => {
		let fails = false;
		const take = async () => {
			if (fails) throw new Error('no store');
			return true;
		};
		const process = startProcess('failing', 'one', { take, release: async () => {} });
		await vi.waitFor(() => expect(process.working).toBe(true), PATIENT);
		fails = true;
		await sleep(timing.leaseMs / 2);
		fails = false;
		await sleep(timing.leaseMs);
		expect([process.working, process.turns]).toEqual([true, 1]);
		fails = true;
		await vi.waitFor(() => expect(process.working).toBe(false), PATIENT);
		await process.end();
	});
});

test('the real patience leaves the bot silent for less than thirty seconds after a death', () => {
	const { leaseMs, standbyMs, callMs, renewMs, pollSeconds, freshMs } = TIMING;
	expect(leaseMs + standbyMs + callMs).toBeLessThan(30_000);
	expect(3 * renewMs).toBeLessThan(leaseMs);
	expect(pollSeconds * 1000 + callMs).toBeLessThan(freshMs);
});
