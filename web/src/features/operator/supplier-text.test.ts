import { describe, expect, test } from 'vitest';
import { type ConsoleSupplier, supplierLines, suppliersSummary } from './supplier-text.ts';

const FREE: ConsoleSupplier = {
	id: 'gibdd',
	configured: true,
	stopped_at: null,
	calls: 0,
	failed: 0,
	mean_seconds: null,
	breakers_open: 0,
	orders: null,
};
const PAID: ConsoleSupplier = {
	...FREE,
	id: 'avtocod',
	calls: 1200,
	failed: 30,
	mean_seconds: 1.24,
	orders: { used: 3, limit: 7, kopecks: 3750, purposes: [] },
};
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/\s/g, ' '));

describe('how a supplier stands', () => {
	test('is told with the rate of failures, the time and the cost of today', () => {
		expect(plain(supplierLines(PAID, 3))).toEqual([
			'подключён',
			'вопросов 1 200, неудач 30 (2,5 %), в среднем 1,2 с',
			'заказов за сегодня 3 из 7, 37,50 ₽',
		]);
	});

	test('names no time of nothing', () => {
		expect(plain(supplierLines({ ...PAID, mean_seconds: 0.04 }, 1))[1]).toContain('в среднем меньше 0,1 с');
		expect(plain(supplierLines({ ...PAID, mean_seconds: 0.05 }, 1))[1]).toContain('в среднем 0,1 с');
	});

	test('says how many processes spare it, and since when it is stopped', () => {
		const stopped = { ...PAID, stopped_at: '2026-11-25T10:00:00.000Z', breakers_open: 2 };
		const [status] = plain(supplierLines(stopped, 3));
		expect(status).toMatch(/^остановлен .+; подключён; пауза после отказов подряд у 2 из 3 процессов$/);
	});

	test('says nothing of calls and orders that there are not', () => {
		expect(supplierLines({ ...FREE, configured: false }, 1)).toEqual(['не подключён']);
		expect(supplierLines(FREE, 1)).toEqual(['подключён; ещё не спрашивали']);
	});

	test.each([
		[7, 10, '7 из 10'],
		[8, 10, '8 из 10, бюджет почти исчерпан'],
		[10, 10, '10 из 10, бюджет исчерпан'],
		[0, 0, '0 из 0'],
	])('of %i orders of %i it says «%s», of the day and of a purpose alike', (used, limit, words) => {
		const purposes = [{ purpose: 'watch' as const, used, limit }];
		const lines = supplierLines({ ...PAID, orders: { used, limit, kopecks: null, purposes } }, 1);
		expect(lines.slice(2)).toEqual([`заказов за сегодня ${words}`, `слежение за машинами: ${words}`]);
	});
});

describe('all suppliers in a few words', () => {
	test('name what an operator has to look at, and nothing else', () => {
		expect(suppliersSummary([FREE, PAID])).toBe('подключено 2 из 2');
		const spent = {
			used: 1,
			limit: null,
			kopecks: null,
			purposes: [{ purpose: 'bot', used: 4, limit: 5 } as const],
		};
		const stopped = { ...FREE, configured: false, stopped_at: '2026-11-25T10:00:00.000Z', breakers_open: 1 };
		expect(suppliersSummary([{ ...PAID, orders: spent }, stopped])).toBe(
			'подключено 1 из 2, остановлено 1, на паузе 1, бюджет на исходе: 1',
		);
	});
});
