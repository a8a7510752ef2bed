import { sectionRoute } from '@avtosverka/contract/routes/check';
import { getVinByPlateRoute } from '@avtosverka/contract/routes/plate';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const FIRST = 'XTA21144094786239' as Vin;
const SECOND = 'Z94K241BBMR251210' as Vin;
const REFUSAL = { success: false, code: 'protection-failed', message: 'Проверка от роботов не пройдена.' };

beforeEach(() => {
	vi.resetModules();
	vi.stubGlobal('requestIdleCallback', () => {});
	vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
	vi.stubGlobal('window', { requestIdleCallback: () => {}, addEventListener: () => {} });
	class Solver extends EventTarget {
		terminate = () => {};
		postMessage = () => {
			this.dispatchEvent(Object.assign(new Event('message'), { data: { counter: 1 } }));
		};
	}
	vi.stubGlobal('Worker', Solver);
});
afterEach(() => vi.unstubAllGlobals());

/** Our API with numbered tasks, and a browser that asks it; `refuses` are the tasks it does not accept. */
async function setUp(refuses: readonly number[] = []) {
	let tasks = 0;
	const asked: { path: string; task: number }[] = [];
	const taskIn = (segment = '') =>
		JSON.parse(Buffer.from(segment, 'base64url').toString()).challenge.parameters.task as number;
	vi.stubGlobal('fetch', async (path: string) => {
		if (path.startsWith('/v1/protection/')) {
			tasks += 1;
			return Response.json({ kind: 'altcha', challenge: { parameters: { task: tasks } } });
		}
		const task = taskIn(path.split('/').at(-1));
		asked.push({ path, task });
		return refuses.includes(task)
			? Response.json(REFUSAL, { status: 403 })
			: Response.json({ success: true });
	});
	const { protectedCall } = await import('./protected-call.ts');
	const check = (vin: Vin, section: Section, refresh = false) =>
		protectedCall(sectionRoute(section), { vin }, { refresh });
	const tasksOf = () => asked.map(({ task }) => task);
	return { protectedCall, check, asked, tasksOf, taskCount: () => tasks };
}

const ten = (check: (vin: Vin, section: Section) => Promise<unknown>, vin: Vin) =>
	Promise.all(SECTIONS.map((section) => check(vin, section)));

describe("a car's ten checks", () => {
	test('start together with one value, the last segment of each', async () => {
		const { check, asked, tasksOf, taskCount } = await setUp();
		await ten(check, FIRST);
		expect(taskCount()).toBe(1);
		expect(tasksOf()).toEqual(SECTIONS.map(() => 1));
		expect(new Set(asked.map(({ path }) => path)).size).toBe(SECTIONS.length);
	});

	test('of another car take another one', async () => {
		const { check, tasksOf } = await setUp();
		await check(FIRST, 'dtp');
		await check(SECOND, 'dtp');
		await check(FIRST, 'wanted');
		expect(tasksOf()).toEqual([1, 2, 1]);
	});

	test('take a new one each where they are asked again', async () => {
		const { check, tasksOf } = await setUp();
		await check(FIRST, 'dtp');
		await check(FIRST, 'dtp', true);
		await check(FIRST, 'wanted', true);
		await check(FIRST, 'osago');
		expect(tasksOf()).toEqual([1, 2, 3, 1]);
	});

	test('replace a refused value once, all by the same', async () => {
		const { check, tasksOf, taskCount } = await setUp([1]);
		const outcomes = await ten(check, FIRST);
		expect(outcomes).toEqual(SECTIONS.map(() => ({ kind: 'reply', reply: { success: true } })));
		expect(taskCount()).toBe(2);
		expect(tasksOf().filter((task) => task === 2)).toHaveLength(SECTIONS.length);
	});

	test('say so where the second value is refused as well', async () => {
		const { check, taskCount } = await setUp([1, 2]);
		expect(await check(FIRST, 'dtp')).toEqual({ kind: 'problem', status: 403, problem: REFUSAL });
		expect(taskCount()).toBe(2);
	});
});

test('a question that is no check of a car has a value of its own', async () => {
	const { protectedCall, tasksOf } = await setUp();
	await protectedCall(getVinByPlateRoute, { plate: 'А123ВС77' as Plate });
	await protectedCall(getVinByPlateRoute, { plate: 'А123ВС77' as Plate });
	expect(tasksOf()).toEqual([1, 2]);
});
