import { describe, expect, test } from 'vitest';
import { createStock, type Make } from './stock.ts';

const MINUTE = 60_000;

/** A stock whose idle moments and clock are in our hands. */
function world({ fails = false, life = 10 * MINUTE } = {}) {
	const state = { now: 0, made: 0, fails, idle: [] as (() => void)[] };
	const make: Make<string> = async () => {
		if (state.fails) return { ok: false, failure: 'нет связи' };
		state.made += 1;
		return { ok: true, value: { token: `t${state.made}`, goodUntil: state.now + life } };
	};
	const stock = createStock({ make, now: () => state.now, whenIdle: (task) => state.idle.push(task) });
	const token = async () => {
		const made = await stock.take();
		return made.ok ? made.value.token : made.failure;
	};
	const rest = async () => {
		for (let task = state.idle.shift(); task; task = state.idle.shift()) {
			task();
			await new Promise((done) => setTimeout(done));
		}
	};
	return { stock, state, rest, token };
}

describe('the stock of bot-protection values', () => {
	test('solves nothing before the page is idle', async () => {
		const { stock, state } = world();
		stock.warm();
		await Promise.resolve();
		expect(state.made).toBe(0);
	});

	test('has one value ready and no more', async () => {
		const { stock, state, rest } = world();
		stock.warm();
		stock.warm();
		await rest();
		stock.warm();
		await rest();
		expect(state.made).toBe(1);
	});

	test('gives each value once', async () => {
		const { stock, state, rest, token } = world();
		stock.warm();
		await rest();
		expect([await token(), await token()]).toEqual(['t1', 't2']);
		expect(state.made).toBe(2);
	});

	test('gives the one that is being made to the first who asks, and makes no other for them', async () => {
		const { stock, state, token } = world();
		stock.warm();
		state.idle.shift()?.();
		expect(await Promise.all([token(), token()])).toEqual(['t1', 't2']);
		expect(state.made).toBe(2);
	});

	test('makes none ahead that was taken before the page was idle', async () => {
		const { stock, state, rest, token } = world();
		stock.warm();
		expect(await token()).toBe('t1');
		await rest();
		expect(state.made).toBe(1);
	});

	test('never gives a value that is about to expire', async () => {
		const { stock, state, rest, token } = world();
		stock.warm();
		await rest();
		state.now = 9 * MINUTE + 1;
		expect(await token()).toBe('t2');
	});

	test.each([0, 30_000])(
		'makes no more than one ahead where they grow old at once, until one is taken: %i ms',
		async (life) => {
			const { stock, state, rest, token } = world({ life });
			for (const made of [1, 1]) {
				stock.warm();
				await rest();
				expect(state.made).toBe(made);
			}
			expect(await token()).toBe('t2');
			stock.warm();
			await rest();
			expect(state.made).toBe(3);
		},
	);

	test('says why there is no value, and recovers', async () => {
		const { stock, state, token } = world({ fails: true });
		expect(await stock.take()).toEqual({ ok: false, failure: 'нет связи' });
		state.fails = false;
		expect(await token()).toBe('t1');
	});

	test('makes one at once where the one made ahead has failed', async () => {
		const { stock, state, rest, token } = world({ fails: true });
		stock.warm();
		await rest();
		state.fails = false;
		expect(await token()).toBe('t1');
		expect(state.idle).toHaveLength(0);
	});

	test('throws its value away when one was refused, also one that is being made', async () => {
		const { stock, state, rest, token } = world();
		stock.warm();
		await rest();
		stock.drop();
		expect(await token()).toBe('t2');
		stock.warm();
		state.idle.shift()?.();
		stock.drop();
		expect(await token()).toBe('t4');
	});
});
