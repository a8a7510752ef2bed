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
	const rest = async () => {
		for (let task = state.idle.shift(); task; task = state.idle.shift()) {
			task();
			await new Promise((done) => setTimeout(done));
		}
	};
	return { stock, state, rest };
}

describe('the stock of bot-protection values', () => {
	test('solves nothing before the page is idle', async () => {
		const { stock, state } = world();
		stock.warm();
		await Promise.resolve();
		expect(state.made).toBe(0);
	});

	test('keeps two values ready and no more', async () => {
		const { stock, state, rest } = world();
		stock.warm();
		stock.warm();
		await rest();
		expect(state.made).toBe(2);
	});

	test('gives each value once and refills', async () => {
		const { stock, state, rest } = world();
		stock.warm();
		await rest();
		expect(await stock.take()).toEqual({ ok: true, token: 't1' });
		expect(await stock.take()).toEqual({ ok: true, token: 't2' });
		expect(await stock.take()).toEqual({ ok: true, token: 't3' });
		await rest();
		expect(state.made).toBe(5);
	});

	test('never gives a value that is about to expire', async () => {
		const { stock, state, rest } = world();
		stock.warm();
		await rest();
		state.now = 9 * MINUTE + 1;
		expect(await stock.take()).toEqual({ ok: true, token: 't3' });
	});

	test.each([0, 30_000])(
		'makes no more than two ahead where they grow old at once, until one is taken: %i ms',
		async (life) => {
			const { stock, state, rest } = world({ life });
			stock.warm();
			await rest();
			expect(state.made).toBe(2);
			stock.warm();
			await rest();
			expect(state.made).toBe(2);
			expect(await stock.take()).toEqual({ ok: true, token: 't3' });
			await rest();
			expect(state.made).toBe(5);
		},
	);

	test('tells who waits why there is no value, and recovers', async () => {
		const { stock, state } = world({ fails: true });
		expect(await stock.take()).toEqual({ ok: false, failure: 'нет связи' });
		state.fails = false;
		expect(await stock.take()).toEqual({ ok: true, token: 't1' });
	});

	test('does not keep on trying by itself when the server is away', async () => {
		const { stock, state, rest } = world({ fails: true });
		stock.warm();
		await rest();
		expect(state.idle).toHaveLength(0);
	});

	test('throws its values away when one was refused', async () => {
		const { stock, rest } = world();
		stock.warm();
		await rest();
		stock.drop();
		expect(await stock.take()).toEqual({ ok: true, token: 't3' });
	});
});
