import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replied, type TransportOutcome } from './outcome.ts';
import { createRest } from './rest.ts';
import { createSupplierQueue } from './supplier-queue.ts';
import { hastyPolicy } from './testing/hasty.ts';

const never = new AbortController().signal;
const reply = (status: number) => ({ status, headers: {}, body: new Uint8Array(), text: '' });
const DONE = replied(reply(200));
const quietRest = () => createRest(1_000, () => new Date());

const lasting = (ms: number) => async (): Promise<TransportOutcome> => {
	await new Promise((resolve) => setTimeout(resolve, ms));
	return DONE;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('a turn', () => {
	test('that does not come in time is given up as overloaded, without anything being sent', async () => {
		const turn = createSupplierQueue(hastyPolicy({ atOnce: 1, waitMs: 3_000 }), quietRest());
		const first = turn.take(never, lasting(10_000));
		let sent = false;
		const second = turn.take(never, async () => {
			sent = true;
			return DONE;
		});
		await vi.advanceTimersByTimeAsync(3_000);
		expect(await second).toMatchObject({
			result: { ok: false, problem: 'overloaded' },
			health: 'nothing',
		});
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await first).toBe(DONE);
		expect(sent).toBe(false);
	});

	test('may last longer than the waiting for it', async () => {
		const taken = createSupplierQueue(hastyPolicy({ waitMs: 20 }), quietRest()).take(never, lasting(60_000));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await taken).toBe(DONE);
	});

	test('at a pace that is too slow to wait for is overloaded too', async () => {
		const turn = createSupplierQueue(hastyPolicy({ perSecond: 1, waitMs: 30 }), quietRest());
		expect(await turn.take(never, async () => DONE)).toBe(DONE);
		expect((await turn.take(never, async () => DONE)).result).toMatchObject({ problem: 'overloaded' });
	});

	test('is refused during a long rest and waits for the end of a short one', async () => {
		const long = createRest(10_000, () => new Date());
		long.note(reply(429));
		const refused = await createSupplierQueue(hastyPolicy(), long).take(never, async () => DONE);
		expect(refused.result).toMatchObject({ ok: false, problem: 'breaker-open' });

		// The wait itself is real: what stops it is Node's own timer.
		const short = createRest(20, () => new Date());
		short.note(reply(429));
		const sent = vi.fn(async () => DONE);
		const waiting = createSupplierQueue(hastyPolicy(), short).take(never, sent);
		await vi.advanceTimersByTimeAsync(0);
		expect(sent).not.toHaveBeenCalled();
		expect(await waiting).toBe(DONE);
	});

	test('lets our own mistakes through', async () => {
		const turn = createSupplierQueue(hastyPolicy(), quietRest());
		const mistake = async () => {
			throw new TypeError('our own');
		};
		await expect(turn.take(never, mistake)).rejects.toThrow('our own');
	});
});
