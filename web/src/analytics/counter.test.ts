// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countPage, OUTBOUND_PATIENCE_MS, reachGoal, startCounter, stopCounter } from './counter.ts';

const CONFIG = { id: 4242, scriptUrl: 'https://counter.example/tag.js' };

type Played = { ym?: ((...call: unknown[]) => void) & { a?: unknown[][] } };

let page: Played;
let scripts: { src?: string }[];
beforeEach(() => {
	vi.useFakeTimers();
	page = {};
	scripts = [];
	vi.stubGlobal('window', page);
	vi.stubGlobal('location', { origin: 'https://site.example' });
	vi.stubGlobal('document', {
		createElement: () => ({}),
		head: { append: (script: { src?: string }) => scripts.push(script) },
	});
});
afterEach(() => {
	stopCounter();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('the counter', () => {
	test('without a setting loads nothing and hears of nothing', async () => {
		countPage('/');
		await reachGoal('carsIn');
		expect([scripts, page.ym]).toEqual([[], undefined]);
	});

	test('is loaded once, and hears of what came before its script', () => {
		startCounter(CONFIG);
		startCounter(CONFIG);
		countPage('/posts');
		expect(scripts.map(({ src }) => src)).toEqual([CONFIG.scriptUrl]);
		expect(page.ym?.a?.map((call) => call.slice(0, 3))).toEqual([
			[4242, 'init', expect.objectContaining({ webvisor: false })],
			[4242, 'hit', 'https://site.example/posts'],
		]);
	});

	test('holds a goal up until it has heard of it', async () => {
		startCounter(CONFIG);
		page.ym = ((_id: number, call: string, _target: string, _more: unknown, done?: () => void) => {
			if (call === 'reachGoal') done?.();
		}) as Played['ym'] & {};
		await expect(reachGoal('carsIn')).resolves.toBeUndefined();
	});

	test('that never answers holds nobody for longer than a quarter of a second', async () => {
		startCounter(CONFIG);
		let gone = false;
		const leaving = reachGoal('carsIn').then(() => {
			gone = true;
		});
		await vi.advanceTimersByTimeAsync(OUTBOUND_PATIENCE_MS - 1);
		expect(gone).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		await leaving;
		expect(gone).toBe(true);
	});
});
