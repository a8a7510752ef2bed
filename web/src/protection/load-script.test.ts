import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';
import { fakePage } from './testing/fake-page.ts';

let page: ReturnType<typeof fakePage>;
beforeEach(() => {
	page = fakePage();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('a foreign script', () => {
	test('is loaded once, and is there when it says so itself', async () => {
		const address = 'https://captcha.example/once.js?render=onload';
		const loads = [loadScript(address), loadScript(address)];
		expect(page.scripts).toHaveLength(1);
		expect(page.scripts[0]!.src).toMatch(/^https:\/\/captcha\.example\/once\.js\?render=onload&onload=\w+$/);
		page.scripts[0]!.arrive();
		await Promise.all([...loads, loadScript(address)]);
		expect(page.scripts).toHaveLength(1);
	});

	test('that does not come is tried again by whoever needs it next', async () => {
		const address = 'https://captcha.example/again.js?render=onload';
		const first = loadScript(address);
		page.scripts[0]!.fail();
		await expect(first).rejects.toThrow();
		const second = loadScript(address);
		page.scripts[1]!.arrive();
		await second;
	});

	test('is not waited for for ever', async () => {
		vi.useFakeTimers();
		const loaded = loadScript('https://captcha.example/silent.js?render=onload');
		const refused = expect(loaded).rejects.toThrow();
		await vi.advanceTimersByTimeAsync(15_000);
		await refused;
	});
});
