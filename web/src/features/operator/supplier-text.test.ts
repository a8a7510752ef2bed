import type { OperatorSupplier } from '@avtosverka/contract/operator/suppliers';
import { describe, expect, test } from 'vitest';
import { hasNearlySpent, noReplyText, supplierLines, suppliersSummary } from './supplier-text.ts';

const QUIET: OperatorSupplier['recent'] = {
	...{ calls: 0, failed: 0, unsent: 0, minutes: [], p50_seconds: null, p95_seconds: null },
	...{ last_reply_at: null, last_failure_at: null, breakers_open: 0 },
};
const FREE: OperatorSupplier = {
	id: 'gibdd',
	configured: true,
	stopped: false,
	stopped_at: null,
	recent: QUIET,
	orders: null,
};
const BUSY: OperatorSupplier['recent'] = {
	...{ ...QUIET, calls: 1200, failed: 30, p50_seconds: 1.24, p95_seconds: 3.5 },
	last_reply_at: '2026-11-30T20:03:00.000Z',
	last_failure_at: '2026-11-30T20:01:00.000Z',
};
const FREE_OF_COST = { kopecks: null, limit_kopecks: null };
const month = { orders: 21, kopecks: 26_250 };
const PAID: OperatorSupplier = {
	...FREE,
	id: 'avtocod',
	recent: BUSY,
	orders: { used: 3, limit: 7, kopecks: 3750, limit_kopecks: null, purposes: [], month },
};
const summary = (suppliers: readonly OperatorSupplier[]) => suppliersSummary(suppliers).replace(/\s/g, ' ');
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/\s/g, ' '));

describe('how a supplier stands', () => {
	test('is said with the share of failures, the times and the cost', () => {
		expect(plain(supplierLines(PAID, 3))).toEqual([
			'подключён',
			'за 15 минут: вопросов 1 200, неудач 30 (2,5 %)',
			'половина не дольше 1,2 с, 95 % не дольше 3,5 с',
			'заказов за сегодня 3 из 7, 37,50 ₽',
			'за месяц 21 заказ, 262,50 ₽',
		]);
	});

	test('names times as closely as they are known, and none of nothing', () => {
		const quick = { ...PAID, recent: { ...BUSY, p50_seconds: 0.05, p95_seconds: 123.4 } };
		expect(plain(supplierLines(quick, 1))[2]).toBe('половина не дольше 0,05 с, 95 % не дольше 120 с');
		const unsent = { ...FREE, recent: { ...QUIET, unsent: 4 } };
		expect(plain(supplierLines(unsent, 1))).toEqual([
			'подключён',
			'за 15 минут: вопросов 0, неудач 0, не отправлено 4',
		]);
	});

	test('says how many processes spare it, and since when it is stopped', () => {
		const recent = { ...BUSY, breakers_open: 2 };
		const stopped = { ...PAID, stopped: true, stopped_at: '2026-11-25T10:00:00.000Z', recent };
		const [status] = plain(supplierLines(stopped, 3));
		expect(status).toMatch(/^остановлен .+; подключён; пауза после отказов подряд у 2 из 3 процессов$/);
		expect(supplierLines({ ...FREE, stopped: true }, 1)[0]).toMatch(/^остановлен; подключён/);
	});

	test('says since when there is no reply, once the last call has failed', () => {
		const failing = { ...FREE, recent: { ...BUSY, last_failure_at: '2026-11-30T20:08:00.000Z' } };
		expect(noReplyText(failing)?.replace(/\s/g, ' ')).toBe(
			'не отвечает: последний ответ — 30 нояб., 23:03, последняя неудача — 30 нояб., 23:08',
		);
		expect(noReplyText(PAID)).toBeNull();
		const never = { ...failing, recent: { ...failing.recent, last_reply_at: null } };
		expect(noReplyText(never)).toContain('последний ответ — с запуска ни одного');
		expect(summary([failing, never, PAID])).toBe('подключено 3 из 3, не отвечает 2');
	});

	test('says nothing of calls and orders that there are not', () => {
		expect(supplierLines({ ...FREE, configured: false }, 1)).toEqual(['не подключён']);
		expect(supplierLines(FREE, 1)).toEqual(['подключён; за последние 15 минут вопросов не было']);
	});

	test.each([
		[7, 10, '7 из 10'],
		[8, 10, '8 из 10, бюджет почти исчерпан'],
		[10, 10, '10 из 10, бюджет исчерпан'],
		[0, 0, '0 из 0'],
	])('of %i orders of %i it says «%s», of the day and of a purpose alike', (used, limit, words) => {
		const purposes = [{ purpose: 'watch' as const, used, limit }];
		const lines = supplierLines({ ...PAID, orders: { used, limit, ...FREE_OF_COST, purposes, month } }, 1);
		expect(lines.slice(3)).toEqual([
			`заказов за сегодня ${words}`,
			`слежение за машинами: ${words}`,
			'за месяц 21 заказ',
		]);
	});
});

test('what a day costs stands beside what it may cost', () => {
	const orders = { used: 3, limit: null, kopecks: 3750, limit_kopecks: 4000, purposes: [], month };
	const lines = plain(supplierLines({ ...PAID, orders }, 1));
	expect(lines[3]).toBe('заказов за сегодня 3, дневного бюджета нет');
	expect(lines[4]).toBe('на 37,50 ₽ из 40 ₽, бюджет почти исчерпан');
	expect(hasNearlySpent({ ...PAID, orders })).toBe(true);
	expect(hasNearlySpent({ ...PAID, orders: { ...orders, limit_kopecks: 100_000 } })).toBe(false);
});

describe('all suppliers in a few words', () => {
	test('name what an operator has to look at, and nothing else', () => {
		expect(summary([FREE, PAID])).toBe('подключено 2 из 2');
		const spent = {
			used: 1,
			limit: null,
			...FREE_OF_COST,
			purposes: [{ purpose: 'bot', used: 4, limit: 5 } as const],
			month,
		};
		const recent = { ...QUIET, breakers_open: 1 };
		const stopped = { ...FREE, configured: false, stopped: true, recent };
		expect(summary([{ ...PAID, orders: spent }, stopped])).toBe(
			'подключено 1 из 2, остановлено 1, на паузе 1, бюджет на исходе: 1',
		);
	});
});
