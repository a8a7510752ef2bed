import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCarValues } from './car-values.ts';
import type { MadeValue } from './stock.ts';

const MINUTE = 60_000;

function world() {
	const state = { now: 0, made: 0, fails: false };
	const take = async (): Promise<MadeValue<string>> => {
		state.made += 1;
		const value = { token: `t${state.made}`, goodUntil: state.now + 10 * MINUTE };
		return state.fails ? { ok: false, failure: 'нет связи' } : { ok: true, value };
	};
	const cars = createCarValues({ take }, () => state.now);
	const token = async (vin: string, section: string) => {
		const made = await cars.take(vin, section);
		return made.ok ? made.value.token : made.failure;
	};
	return { state, cars, token };
}

describe('the value of a car', () => {
	test('opens its ten sections, asked together or one after the other', async () => {
		const { token } = world();
		const [first, ...others] = SECTIONS;
		const together = await Promise.all(others.map((section) => token('a', section)));
		expect([...together, await token('a', first)]).toEqual(SECTIONS.map(() => 't1'));
	});

	test('opens no section twice: the second question shares a new one', async () => {
		const { token } = world();
		const asked = [await token('a', 'dtp'), await token('a', 'dtp'), await token('a', 'wanted')];
		expect(asked).toEqual(['t1', 't2', 't2']);
	});

	test('opens nothing of another car, and each car keeps its own', async () => {
		const { token } = world();
		const asked = [await token('a', 'dtp'), await token('b', 'dtp'), await token('a', 'wanted')];
		expect(asked).toEqual(['t1', 't2', 't1']);
	});

	test('is replaced once for all when it is refused, also by those who hear of it later', async () => {
		const { cars, token } = world();
		const refused = await Promise.all([token('a', 'dtp'), token('a', 'wanted')]);
		const again: string[] = [];
		for (const [index, section] of ['dtp', 'wanted'].entries()) {
			cars.drop('a', refused[index] ?? '');
			again.push(await token('a', section));
		}
		expect(again).toEqual(['t2', 't2']);
	});

	test('is another one once it is old, and after it could not be made', async () => {
		const { state, token } = world();
		state.fails = true;
		expect(await Promise.all([token('a', 'dtp'), token('a', 'wanted')])).toEqual(['нет связи', 'нет связи']);
		state.fails = false;
		expect(await token('a', 'osago')).toBe('t2');
		state.now = 9 * MINUTE + 1;
		expect(await token('a', 'zalog')).toBe('t3');
	});

	test('is given to one car alone and to no section twice, in whatever order they are asked', async () => {
		const asks = fc.array(
			fc.record({ vin: fc.constantFrom('a', 'b'), section: fc.constantFrom(...SECTIONS) }),
		);
		await fc.assert(
			fc.asyncProperty(asks, async (given) => {
				const { token } = world();
				const owners = new Map<string, string>();
				const opened = new Set<string>();
				for (const { vin, section } of given) {
					const value = await token(vin, section);
					expect(owners.get(value) ?? vin).toBe(vin);
					expect(opened).not.toContain(`${value} ${section}`);
					owners.set(value, vin);
					opened.add(`${value} ${section}`);
				}
			}),
		);
	});
});
