import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { replied, type TransportOutcome } from './outcome.ts';
import { createRest } from './rest.ts';
import { hastyPolicy } from './testing/hasty.ts';
import { createTurn } from './turn.ts';

const never = new AbortController().signal;
const reply = (status: number) => ({ status, headers: {}, body: new Uint8Array(), text: '' });
const DONE = replied(reply(200));
const quietRest = () => createRest(1_000, () => new Date());

const lasting = (ms: number) => async (): Promise<TransportOutcome> => {
	await sleep(ms);
	return DONE;
};

describe('a turn', () => {
	test('that does not come in time is given up as overloaded, without anything being sent', async () => {
		const turn = createTurn(hastyPolicy({ atOnce: 1, waitMs: 30 }), quietRest());
		const first = turn.take(never, lasting(100));
		let sent = false;
		const second = await turn.take(never, async () => {
			sent = true;
			return DONE;
		});
		expect(second.result).toMatchObject({ ok: false, problem: 'overloaded' });
		expect(second.verdict).toBe('nothing');
		expect(await first).toBe(DONE);
		await sleep(10);
		expect(sent).toBe(false);
	});

	test('may last longer than the waiting for it', async () => {
		const turn = createTurn(hastyPolicy({ waitMs: 20 }), quietRest());
		expect(await turn.take(never, lasting(60))).toBe(DONE);
	});

	test('at a pace that is too slow to wait for is overloaded too', async () => {
		const turn = createTurn(hastyPolicy({ perSecond: 1, waitMs: 30 }), quietRest());
		expect(await turn.take(never, async () => DONE)).toBe(DONE);
		expect((await turn.take(never, async () => DONE)).result).toMatchObject({ problem: 'overloaded' });
	});

	test('is refused during a long rest and waits for the end of a short one', async () => {
		const long = createRest(10_000, () => new Date());
		long.note(reply(429));
		const refused = await createTurn(hastyPolicy(), long).take(never, async () => DONE);
		expect(refused.result).toMatchObject({ ok: false, problem: 'breaker-open' });

		const short = createRest(60, () => new Date());
		short.note(reply(429));
		const startedAt = performance.now();
		expect(await createTurn(hastyPolicy(), short).take(never, async () => DONE)).toBe(DONE);
		expect(performance.now() - startedAt).toBeGreaterThan(50);
	});

	test('lets our own mistakes through', async () => {
		const turn = createTurn(hastyPolicy(), quietRest());
		const mistake = async () => {
			throw new TypeError('our own');
		};
		await expect(turn.take(never, mistake)).rejects.toThrow('our own');
	});
});
