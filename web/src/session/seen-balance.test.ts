import { afterEach, describe, expect, test, vi } from 'vitest';
import { balanceRose, forgetBalance } from './seen-balance.ts';
import { fakeBrowser } from './testing/fake-browser.ts';
import { PYOTR, VERA } from './testing/people.ts';
import { topUpText } from './top-up-notice.tsx';

afterEach(() => {
	forgetBalance();
	vi.unstubAllGlobals();
});

describe('a rise of the balance', () => {
	test.each([false, true])('is told once (storage refused: %s)', (storageRefused) => {
		fakeBrowser({ storageRefused });
		const seen = [3, 3, 13, 13, 12, 13].map((requests) => balanceRose({ ...VERA, requests }));
		expect(seen).toEqual([false, false, true, false, false, true]);
	});

	test('is not told again after a reload or in another tab, which share the memory of it', async () => {
		fakeBrowser();
		balanceRose(VERA);
		balanceRose({ ...VERA, requests: 13 });
		vi.resetModules();
		const reloaded = await import('./seen-balance.ts');
		expect(reloaded.balanceRose({ ...VERA, requests: 13 })).toBe(false);
		expect(reloaded.balanceRose({ ...VERA, requests: 14 })).toBe(true);
	});

	test("is never made of two people's balances, and nothing stays of one who has left", () => {
		const { local } = fakeBrowser();
		balanceRose(VERA);
		expect(balanceRose({ ...PYOTR, requests: 100 })).toBe(false);
		forgetBalance();
		expect(local.size).toBe(0);
		expect(balanceRose({ ...PYOTR, requests: 200 })).toBe(false);
	});

	test.each([
		[1, 'Успешное пополнение баланса. Вам доступно 1 запрос.'],
		[3, 'Успешное пополнение баланса. Вам доступно 3 запроса.'],
		[10, 'Успешное пополнение баланса. Вам доступно 10 запросов.'],
	])('to %i is said with its noun', (requests, text) => {
		expect(topUpText(requests)).toBe(text);
	});
});
